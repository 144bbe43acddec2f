"""The cards that the tiny engine knows, with the few numbers that it needs."""


def missions(kind, spans):
    return {title: {'type': 'mission', 'kind': kind, 'span': span} for title, span in spans.items()}


def ships(affiliation, facts):
    return {title: {'type': 'ship', 'affiliations': [affiliation], 'range': range_, 'staffing': staffing}
            for title, (range_, *staffing) in facts.items()}


def personnel(affiliation, icon, *titles):
    icons = [icon] if icon else []
    return {title: {'type': 'personnel', 'affiliations': [affiliation], 'icons': icons} for title in titles}


CARDS = {
    **missions('planet', {'Avert Disaster': 3, 'Covert Rescue': 4, 'Cultural Observation': 4, 'Excavation': 3,
                          'Iconia Investigation': 3, 'Krios Suppression': 2}),
    **missions('space', {'Explore Black Cluster': 3, 'Investigate Anomaly': 4, 'Investigate Rogue Comet': 3,
                         'Study Nebula': 4, 'Wormhole Negotiations': 4}),
    **ships('federation', {'Runabout': (7,), 'Type VI Shuttlecraft': (6,), 'U.S.S. Oberth': (6, 'staff'),
                           'U.S.S. Nebula': (8, 'command', 'staff'), 'U.S.S. Defiant': (8, 'command', 'command'),
                           'U.S.S. Enterprise': (9, 'command', 'staff', 'staff')}),
    **ships('klingon', {'I.K.C. Bortas': (9, 'command', 'staff', 'staff'), 'I.K.S. Buruk': (8, 'staff')}),
    **ships('romulan', {'Science Vessel': (8,), "D'deridex": (8, 'command', 'staff', 'staff'),
                        'Decius': (10, 'au', 'command', 'staff')}),
    **ships('cardassian', {'Galor': (8, 'command', 'staff')}),
    **personnel('federation', 'command', 'Benjamin Sisko', 'Beverly Crusher', 'Data', 'Deanna Troi',
                'Geordi La Forge', 'Jadzia Dax', 'Jean-Luc Picard', 'William T. Riker', 'Worf'),
    **personnel('federation', 'staff', 'Alyssa Ogawa', "Jenna D'Sora", 'Julian Bashir', 'Linda Larson',
                'Reginald Barclay', 'Ro Laren', "T'Pan", 'Tasha Yar', 'Wesley Crusher'),
    **personnel('federation', None, 'Deanna Troi (First Contact)', 'Simon Tarses', 'Vash'),
    **personnel('bajoran', 'command', 'Kira Nerys', 'Odo'),
    **personnel('klingon', 'command', 'Gowron', "K'Vada", 'Klag', 'Kurn'),
    **personnel('romulan', 'command', 'Galathon', 'Tomalak'),
    **personnel('romulan', 'staff', 'Taibak'),
    'Federation Outpost': {'type': 'facility', 'affiliations': ['federation']},
    **{title: {'type': 'equipment'} for title in ('Engineering Kit', 'Medical Kit', 'Tricorder')},
}
