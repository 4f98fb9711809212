def draw(game, view):
    return []
