Feature: Defend Homeworld
  When it lets its player download, and to where.

  Background:
    Given the spaceline:
      | mission           |
      | Espionage Mission |
    And Alice has:
      | card   | where                  |
      | Bortas | at "Espionage Mission" |
      | Gowron | aboard "Bortas"        |
    And Bob has:
      | card             | where                  | state   |
      | U.S.S. Oberth    | at "Espionage Mission" |         |
      | Defend Homeworld | on the table           | face up |

  @ruling=1eD-defend-homeworld-01
  Rule: What is downloaded in response to battle may report anywhere at the location

    @part=personnel
    Example: a personnel reports to the planet below the battle
      Given these locations:
        | location   |
        | Excavation |
      And Bob has:
        | card               | where           |
        | Worf               | in draw deck    |
        | Federation Outpost | at "Excavation" |
      When Alice attacks "U.S.S. Oberth" with "Bortas"
      And Bob responds with "Defend Homeworld"
      And Bob chooses "Worf" from "Worf" and none
      And Bob chooses "Espionage Mission" from "Espionage Mission" and "U.S.S. Oberth"
      Then "Worf" is now on "Espionage Mission"
      And "I.K.C. Bortas", "Gowron" and "U.S.S. Oberth" are now stopped
      And "U.S.S. Oberth" is now damaged
      And nothing else has changed

    @part=ship
    Example: a ship reports in orbit beside the battle
      Given these locations:
        | location   |
        | Excavation |
      And Bob has:
        | card               | where           |
        | Runabout           | in draw deck    |
        | Federation Outpost | at "Excavation" |
      When Alice attacks "U.S.S. Oberth" with "Bortas"
      And Bob responds with "Defend Homeworld"
      And Bob chooses "Runabout" from "Runabout" and none
      Then "Runabout" is now at "Espionage Mission"
      And "Bortas", "Gowron" and "U.S.S. Oberth" are now stopped
      And "U.S.S. Oberth" is now damaged
      And nothing else has changed

  @ruling=1eD-defend-homeworld-02
  Rule: A personnel downloaded in response to battle may be placed aboard a ship there

    Example: he reports aboard the ship that is attacked
      Given these locations:
        | location   |
        | Excavation |
      And Bob has:
        | card               | where           |
        | Worf               | in draw deck    |
        | Federation Outpost | at "Excavation" |
      When Alice attacks "U.S.S. Oberth" with "Bortas"
      And Bob responds with "Defend Homeworld"
      And Bob chooses "Worf" from "Worf" and none
      And Bob chooses "U.S.S. Oberth" from "Espionage Mission" and "U.S.S. Oberth"
      And Bob chooses none
      Then "Worf" is still aboard "U.S.S. Oberth"
      And "I.K.C. Bortas", "Gowron", "U.S.S. Oberth" and "Worf" are now stopped
      And "U.S.S. Oberth" is now damaged
      And nothing else has changed

  @ruling=1eD-defend-homeworld-03
  Rule: The downloads in response to battle take no account of quadrants

    Example: a personnel of the Delta Quadrant reports in the Alpha Quadrant
      Given these made-up cards:
        | card           | type      | affiliations | classification | icons          |
        | Ensign Distant | personnel | Federation   | SECURITY       | delta quadrant |
      And Bob has:
        | card           | where        |
        | Ensign Distant | in draw deck |
      When Alice attacks "U.S.S. Oberth" with "Bortas"
      And Bob responds with "Defend Homeworld"
      And Bob chooses "Ensign Distant" from "Ensign Distant" and none
      And Bob chooses "U.S.S. Oberth"
      And Bob chooses none
      Then "Ensign Distant" is still aboard "U.S.S. Oberth"
      And "I.K.C. Bortas", "Gowron", "U.S.S. Oberth" and "Ensign Distant" are now stopped
      And "U.S.S. Oberth" is now damaged
      And nothing else has changed

  @ruling=1eD-defend-homeworld-08
  Rule: The attacked card itself must match the homeworld, and not its crew

    Background:
      Given Bob has:
        | card         | where                  |
        | Tama         | at "Espionage Mission" |
        | Alyssa Ogawa | aboard "Tama"          |
        | Worf         | in draw deck           |

    Example: an attack on a Non-Aligned ship with a Federation crew is no occasion
      When Alice attacks "Tama" with "Bortas"
      And Bob responds with "Defend Homeworld"
      Then that is illegal

    Example: an attack on a Federation ship without a crew is one
      When Alice attacks "U.S.S. Oberth" with "Bortas"
      And Bob responds with "Defend Homeworld"
      And Bob chooses "Worf" from "Worf" and none
      And Bob chooses "U.S.S. Oberth"
      And Bob chooses none
      Then "Worf" is still aboard "U.S.S. Oberth"
      And "I.K.C. Bortas", "Gowron", "U.S.S. Oberth" and "Worf" are now stopped
      And "U.S.S. Oberth" is now damaged
      And nothing else has changed

  @ruling=1eD-defend-homeworld-07
  Rule: Nothing is downloaded when a Non-Aligned ship is attacked at the homeworld, whoever is aboard

    Background:
      Given Bob has:
        | card         | where                  |
        | Worf         | in draw deck           |
        | Alyssa Ogawa | on "Espionage Mission" |

    Example: a Non-Aligned ship with a nurse of the Federation aboard
      Given Bob has:
        | card | where                  |
        | Tama | at "Espionage Mission" |
      And "Alyssa Ogawa" is aboard "Tama"
      When Alice attacks "Tama" with "Bortas"
      And Bob responds with "Defend Homeworld"
      Then that is illegal

    Example: a Federation ship with a nurse of the Federation aboard
      Given "Alyssa Ogawa" is aboard "U.S.S. Oberth"
      When Alice attacks "U.S.S. Oberth" with "Bortas"
      And Bob responds with "Defend Homeworld"
      And Bob chooses "Worf"
      And Bob chooses "U.S.S. Oberth"
      And Bob chooses none
      Then "Worf" is still aboard "U.S.S. Oberth"
      And "I.K.C. Bortas", "Gowron", "U.S.S. Oberth", "Worf" and "Alyssa Ogawa" are now stopped
      And "U.S.S. Oberth" is now damaged
      And nothing else has changed

  @ruling=1eD-defend-homeworld-09
  Rule: The attacked card must be of the universe of the homeworld

    Background:
      Given these made-up cards:
        | card           | type | affiliations | icons           | range | weapons | shields |
        | Mirror Clipper | ship | Federation   | mirror universe | 7     | 5       | 9       |
        | Plain Clipper  | ship | Federation   |                 | 7     | 5       | 9       |
      And Bob has:
        | card           | where                  |
        | Mirror Clipper | at "Espionage Mission" |
        | Plain Clipper  | at "Espionage Mission" |
        | Worf           | in draw deck           |

    @part=mirror-ship
    Example: an attack on a ship of the mirror universe is no occasion
      When Alice attacks "Mirror Clipper" with "Bortas"
      And Bob responds with "Defend Homeworld"
      Then that is illegal

    Example: an attack on the like ship of this universe is one
      When Alice attacks "Plain Clipper" with "Bortas"
      And Bob responds with "Defend Homeworld"
      And Bob chooses "Worf"
      And Bob chooses "Plain Clipper"
      And Bob chooses none
      Then "Worf" is still aboard "Plain Clipper"
      And "I.K.C. Bortas", "Gowron", "Plain Clipper" and "Worf" are now stopped
      And nothing else has changed

    @part=mirror-homeworld
    Example: at a homeworld in the mirror universe an attack on a ship of this universe is no occasion
      Given these locations:
        | location         | quadrant |
        | Disrupt Alliance | Mirror   |
      And these made-up cards:
        | card         | type | affiliations | range | weapons | shields |
        | Plain Trader | ship | Bajoran      | 7     | 5       | 9       |
      And "Bortas" is at "Disrupt Alliance"
      And Bob has:
        | card         | where                 |
        | Plain Trader | at "Disrupt Alliance" |
      When Alice attacks "Plain Trader" with "Bortas"
      And Bob responds with "Defend Homeworld"
      Then that is illegal

    Example: at a homeworld in the mirror universe an attack on a ship of that universe is one
      Given these locations:
        | location         | quadrant |
        | Disrupt Alliance | Mirror   |
      And these made-up cards:
        | card          | type | affiliations | icons           | range | weapons | shields |
        | Mirror Trader | ship | Bajoran      | mirror universe | 7     | 5       | 9       |
      And "Bortas" is at "Disrupt Alliance"
      And Bob has:
        | card          | where                 |
        | Mirror Trader | at "Disrupt Alliance" |
      When Alice attacks "Mirror Trader" with "Bortas"
      And Bob responds with "Defend Homeworld"
      And Bob chooses "Worf" from "Worf" and none
      Then "Worf" is now on "Disrupt Alliance"
      And "I.K.C. Bortas", "Gowron" and "Mirror Trader" are now stopped
      And nothing else has changed

  @ruling=1eD-defend-homeworld-12
  Rule: The opponent must attack, with ships or personnel of his own

    Background:
      Given Bob has:
        | card | where        |
        | Worf | in draw deck |

    Example: his own attack is no occasion
      Given these locations:
        | location         |
        | Orb Negotiations |
      And "Bortas" is at "Orb Negotiations"
      And "Gowron" is on "Orb Negotiations"
      And Bob has:
        | card  | where                 |
        | Galor | at "Orb Negotiations" |
        | Jasad | aboard "Galor"        |
      And it is Bob's turn
      When Bob attacks "Bortas" with "Galor"
      And Bob responds with "Defend Homeworld"
      Then that is illegal

    @part=ships
    Example: the opponent's attack between the same ships is one
      When Alice attacks "U.S.S. Oberth" with "Bortas"
      And Bob responds with "Defend Homeworld"
      And Bob chooses "Worf"
      And Bob chooses "U.S.S. Oberth"
      And Bob chooses none
      Then "Worf" is still aboard "U.S.S. Oberth"
      And "I.K.C. Bortas", "Gowron", "U.S.S. Oberth" and "Worf" are now stopped
      And "U.S.S. Oberth" is now damaged
      And nothing else has changed

    @part=personnel
    Example: so is the attack of a personnel on a personnel
      Given Bob has:
        | card         | where                  |
        | Alyssa Ogawa | on "Espionage Mission" |
      And "Gowron" is on "Espionage Mission"
      When Alice attacks "Alyssa Ogawa" with "Gowron"
      And Bob responds with "Defend Homeworld"
      And Bob chooses "Worf"
      And Bob chooses "Espionage Mission"
      Then "Worf" is now on "Espionage Mission"
      And "Gowron" is now stopped
      And "Alyssa Ogawa" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-defend-homeworld-11
  Rule: An attack by Rogue Borg is no occasion

    Background:
      Given Alice has:
        | card                   | where   |
        | Rogue Borg Mercenaries | in hand |
      And Bob has:
        | card         | where                  |
        | Alyssa Ogawa | aboard "U.S.S. Oberth" |
        | Worf         | in draw deck           |

    Example: the nurse is attacked by Rogue Borg, and nothing is downloaded
      When Alice plays "Rogue Borg Mercenaries" on "U.S.S. Oberth"
      And Bob responds with "Defend Homeworld"
      Then that is illegal

    Example: her ship is attacked by a Klingon ship
      When Alice attacks "U.S.S. Oberth" with "Bortas"
      And Bob responds with "Defend Homeworld"
      And Bob chooses "Worf"
      And Bob chooses "U.S.S. Oberth"
      And Bob chooses none
      Then "Worf" is still aboard "U.S.S. Oberth"
      And "I.K.C. Bortas", "Gowron", "U.S.S. Oberth", "Alyssa Ogawa" and "Worf" are now stopped
      And "U.S.S. Oberth" is now damaged
      And nothing else has changed

  @ruling=1eD-defend-homeworld-10
  Rule: An attack by a Borg Ship is no occasion

    Background:
      Given these locations:
        | location   |
        | Excavation |
      And Bob has:
        | card | where        |
        | Worf | in draw deck |

    Example: the Borg Ship destroys his ship, and nothing is downloaded
      Given Alice has:
        | card      | where                  |
        | Borg Ship | at "Espionage Mission" |
      And "Bortas" is at "Excavation"
      When Alice ends the turn
      And Bob responds with "Defend Homeworld"
      Then that is illegal
      And "U.S.S. Oberth" has been destroyed

    Example: his ship is attacked by a Klingon ship
      When Alice attacks "U.S.S. Oberth" with "Bortas"
      And Bob responds with "Defend Homeworld"
      And Bob chooses "Worf"
      And Bob chooses "U.S.S. Oberth"
      And Bob chooses none
      Then "Worf" is still aboard "U.S.S. Oberth"
      And "I.K.C. Bortas", "Gowron", "U.S.S. Oberth" and "Worf" are now stopped
      And "U.S.S. Oberth" is now damaged
      And nothing else has changed

  @ruling=1eD-defend-homeworld-04
  Rule: The SECURITY personnel of the last function reports where he normally could

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Bob has:
        | card               | where                  |
        | Federation Outpost | at "Excavation" |
        | Worf               | in draw deck           |
      And it is Bob's turn

    @part=facility
    Example: he does not report to the planet
      When Bob downloads "Worf" on "Espionage Mission" with "Defend Homeworld"
      Then that is illegal

    Example: he reports to the outpost
      When Bob downloads "Worf" aboard "Federation Outpost" with "Defend Homeworld"
      Then "Worf" is now aboard "Federation Outpost"
      And "Defend Homeworld" is now in Bob's discard pile
      And nothing else has changed

    @part=other
    Scenario Outline: a Maquis guard reports aboard <ship>, and that is <verdict>
      Given these made-up cards:
        | card        | type      | affiliations | classification | skills   | icons  |
        | Rebel Guard | personnel | Non-Aligned  | SECURITY       | SECURITY | maquis |
      And Bob has:
        | card        | where           |
        | Rebel Guard | in draw deck    |
        | <ship>      | at "Excavation" |
      When Bob downloads "Rebel Guard" aboard "<ship>" with "Defend Homeworld"
      Then that is <verdict>

      Examples: A ship to which Maquis report, and one to which they do not
        | ship     | verdict |
        | Liberty  | legal   |
        | Runabout | illegal |

  @ruling=1eD-defend-homeworld-06
  Rule: At a facility that SECURITY personnel must be in his native quadrant

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And these made-up cards:
        | card          | type      | affiliations | classification | skills   | icons          |
        | Guard Distant | personnel | Federation   | SECURITY       | SECURITY | delta quadrant |
        | Guard Native  | personnel | Federation   | SECURITY       | SECURITY |                |
      And Bob has:
        | card               | where                  |
        | Federation Outpost | at "Excavation" |
        | Guard Distant      | in draw deck           |

    @part=personnel
    Example: a guard of the Delta Quadrant does not report in the Alpha Quadrant
      Given it is Bob's turn
      When Bob downloads "Guard Distant" aboard "Federation Outpost" with "Defend Homeworld"
      Then that is illegal

    Example: a guard of the Alpha Quadrant reports there
      Given Bob has:
        | card         | where        |
        | Guard Native | in draw deck |
      And it is Bob's turn
      When Bob downloads "Guard Native" aboard "Federation Outpost" with "Defend Homeworld"
      Then "Guard Native" is now aboard "Federation Outpost"
      And "Defend Homeworld" is now in Bob's discard pile
      And nothing else has changed

    @part=facility
    Example: he does not report to an outpost of the Alpha Quadrant in his own
      Given it is Bob's turn
      And these locations:
        | location           |
        | Acquire Technology |
      And "Federation Outpost" is at "Acquire Technology"
      When Bob downloads "Guard Distant" aboard "Federation Outpost" with "Defend Homeworld"
      Then that is illegal
      And nothing else has changed

  @ruling=1eD-dual-personnel-card-32
  Rule: A dual-personnel card is downloaded if one individual qualifies

    Background:
      Given the spaceline:
        | mission      |
        | Plunder Site |
      And Bob has:
        | card             | where             |
        | Klingon Outpost  | at "Plunder Site" |
        | Sons of Mogh     | in draw deck      |
        | Sisters of Duras | in draw deck      |

    Example: Worf is SECURITY, and brings his brother
      Given it is Bob's turn
      When Bob downloads "Sons of Mogh" aboard "Klingon Outpost" with "Defend Homeworld"
      Then "Sons of Mogh" is now aboard "Klingon Outpost"
      And "Defend Homeworld" is now in Bob's discard pile
      And nothing else has changed

    Example: of the sisters neither is
      Given it is Bob's turn
      When Bob downloads "Sisters of Duras" aboard "Klingon Outpost" with "Defend Homeworld"
      Then that is illegal
