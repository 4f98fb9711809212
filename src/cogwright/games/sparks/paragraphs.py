PARAGRAPHS: dict[str,str] = {}
