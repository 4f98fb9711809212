def effect_messages(game, kind, id):
    return []
