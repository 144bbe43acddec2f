Feature: Disabled parts of ships
  A card may disable an attribute or the special equipment of a ship, and leave the ship itself alone.

  Background:
    Given the spaceline:
      | mission               |
      | Wormhole Negotiations |
      | Excavation            |

  @ruling=1eD-disabled-29
  Rule: An attribute of a ship that is disabled is undefined

    Example: the RANGE of a ship that met "Pup" is undefined, and her other attributes are not
      Given Alice has:
        | card             | where                      |
        | U.S.S. Hood      | at "Wormhole Negotiations" |
        | William T. Riker | aboard "U.S.S. Hood"       |
      And Bob has:
        | card | where                         |
        | Pup  | under "Wormhole Negotiations" |
      When Alice attempts "Wormhole Negotiations"
      Then "Pup" is now on "U.S.S. Hood"
      And the RANGE of "U.S.S. Hood" is undefined
      And the WEAPONS of "U.S.S. Hood" are 6
      And the SHIELDS of "U.S.S. Hood" are 7
      And nothing else has changed

  @ruling=1eD-disabled-30
  Rule: Special equipment that is disabled is off line and of no use

    Background:
      Given Alice has:
        | card         | where                 |
        | I.K.S. Buruk | at "Excavation"       |
        | Klag         | aboard "I.K.S. Buruk" |

    @part=cloaking-device
    Example: a ship full of voles does not cloak
      Given Alice has:
        | card             | where             |
        | Vole Infestation | on "I.K.S. Buruk" |
      When Alice cloaks "I.K.S. Buruk"
      Then that is illegal
      And nothing else has changed

    @part=other
    Scenario Outline: a ship <with> voles phases, and that is <verdict>
      Given these made-up cards:
        | card           | type | affiliations | keywords      | range |
        | Phantom Vessel | ship | Klingon      | Phasing Cloak | 7     |
      And Alice has:
        | card             | where                   |
        | Phantom Vessel   | at "Excavation"         |
        | Klag [phantom]   | aboard "Phantom Vessel" |
        | Vole Infestation | on "<infested>"         |
      When Alice phases "Phantom Vessel"
      Then that is <verdict>

      Examples: Full of voles, and beside one that is
        | with    | infested       | verdict |
        | full of | Phantom Vessel | illegal |
        | without | I.K.S. Buruk   | legal   |

    Example: a ship without voles cloaks
      When Alice cloaks "I.K.S. Buruk"
      Then "I.K.S. Buruk" is now cloaked
      And nothing else has changed

    Example: a ship of which only the RANGE is disabled cloaks, and one full of voles still flies
      Given Alice has:
        | card             | where             |
        | Pup              | on "I.K.S. Buruk" |
        | Haakona          | at "Excavation"   |
        | Tomalak          | aboard "Haakona"  |
        | Bochra           | aboard "Haakona"  |
        | Taris            | aboard "Haakona"  |
        | Vole Infestation | on "Haakona"      |
      Then these are legal:
        | action                                           |
        | Alice cloaks "I.K.S. Buruk"                      |
        | Alice moves "Haakona" to "Wormhole Negotiations" |
      And these are illegal:
        | action                 |
        | Alice cloaks "Haakona" |

  @ruling=1eD-disabled-31
  Rule: A disabled attribute or disabled special equipment does not disable the ship

    @part=attribute
    Example: a ship without RANGE scouts on with her crew
      Given Alice has:
        | card             | where                      |
        | U.S.S. Hood      | at "Wormhole Negotiations" |
        | William T. Riker | aboard "U.S.S. Hood"       |
        | Pup              | on "U.S.S. Hood"           |
      When Alice attempts "Wormhole Negotiations"
      Then that is legal
      And "U.S.S. Hood" is still not disabled
      And nothing else has changed

    @part=equipment
    Example: a ship full of voles, which does not cloak, attempts a mission with its crew
      Given Alice has:
        | card             | where                      |
        | I.K.S. Buruk     | at "Wormhole Negotiations" |
        | Klag             | aboard "I.K.S. Buruk"      |
        | Vole Infestation | on "I.K.S. Buruk"          |
      When Alice attempts "Wormhole Negotiations" from "I.K.S. Buruk"
      Then that is legal
      And "I.K.S. Buruk" is still not disabled
      And nothing else has changed

    @part=attribute @frame=many
    Example: attacked by Alice, Bob's ship without RANGE fires back
      Given these made-up cards:
        | card   | type | affiliations | range | weapons | shields |
        | Raider | ship | Klingon      | 8     | 3       | 5       |
      And Alice has:
        | card   | where            |
        | Raider | at "Excavation"  |
        | Kurn   | aboard "Raider"  |
        | Pup    | on "U.S.S. Hood" |
      And Bob has:
        | card             | where                |
        | U.S.S. Hood      | at "Excavation"      |
        | William T. Riker | aboard "U.S.S. Hood" |
      When Alice attacks "U.S.S. Hood" with "Raider"
      And Bob chooses "Raider"
      Then "Raider" is now damaged
