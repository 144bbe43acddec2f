Feature: Vorgon Raiders in 1996
  Ajur and Boratus come for an artifact, and are gone with it.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Relief Mission |
    And Alice has:
      | card                     | where        |
      | Alternate Universe Door  | on the table |
      | Vorgon Raiders           | in hand      |

  @ruling=faq96-39-vorgon-raiders-01
  Rule: They take an artifact that is in play or just played, which is their player's from then on

    Background:
      Given Alice has:
        | card           | where                   |
        | Science Vessel | at "Excavation"         |
        | Ajur           | aboard "Science Vessel" |
        | Boratus        | aboard "Science Vessel" |

    @part=in-play
    Example: the flute that Bob has earned is worth as much to Alice as her music
      Given Alice has:
        | card  | where                      |
        | Galen | on "Relief Mission" |
      And Bob has:
        | card           | where        |
        | Ressikan Flute | on the table |
      When Alice plays "Vorgon Raiders" on "Ressikan Flute"
      Then "Ressikan Flute" is now controlled by Alice
      And "Ressikan Flute" is now on Alice's side of the table
      And Alice now has 5 points
      And "Ajur", "Boratus" and "Vorgon Raiders" are now in Alice's discard pile
      And nothing else has changed

    @part=just-played
    Example: the cane that Bob plays for his Devidian Door is Alice's before he can use it
      Given it is Bob's turn
      And Bob has:
        | card                    | where        |
        | Alternate Universe Door | on the table |
        | Ophidian Cane           | in hand      |
        | Devidian Door           | in hand      |
      When Bob plays "Ophidian Cane"
      And Alice responds with "Vorgon Raiders"
      Then "Ophidian Cane" is now controlled by Alice
      And "Ophidian Cane" is now in Alice's hand
      And "Ajur", "Boratus" and "Vorgon Raiders" are now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-39-vorgon-raiders-02
  Rule: They do not take what is in the opponent's hand or not discovered yet

    Background:
      Given Alice has:
        | card           | where                   |
        | Science Vessel | at "Excavation"         |
        | Ajur           | aboard "Science Vessel" |
        | Boratus        | aboard "Science Vessel" |

    @part=hand @part=undiscovered
    Example: of three artifacts the one on the table may be taken
      Given Bob has:
        | card           | where              |
        | Ophidian Cane  | in hand            |
        | Kurlan Naiskos | under "Excavation" |
        | Ressikan Flute | on the table       |
      Then these are illegal:
        | action                                          |
        | Alice plays "Vorgon Raiders" on "Ophidian Cane"  |
        | Alice plays "Vorgon Raiders" on "Kurlan Naiskos" |
      And these are legal:
        | action                                           |
        | Alice plays "Vorgon Raiders" on "Ressikan Flute" |

  @ruling=faq96-39-vorgon-raiders-03
  Rule: Whoever plays them must have Ajur and Boratus in play himself

    Background:
      Given Bob has:
        | card           | where        |
        | Ressikan Flute | on the table |

    Example: Bob's two do nothing for Alice
      Given Bob has:
        | card           | where                   |
        | Science Vessel | at "Excavation"         |
        | Ajur           | aboard "Science Vessel" |
        | Boratus        | aboard "Science Vessel" |
      When Alice plays "Vorgon Raiders" on "Ressikan Flute"
      Then that is illegal
      And nothing else has changed

    Example: her own do
      Given Alice has:
        | card           | where                   |
        | Science Vessel | at "Excavation"         |
        | Ajur           | aboard "Science Vessel" |
        | Boratus        | aboard "Science Vessel" |
      When Alice plays "Vorgon Raiders" on "Ressikan Flute"
      Then that is legal

    Scenario Outline: <who> alone, or both apart, do not
      Given Alice has:
        | card           | where                   |
        | Science Vessel | at "Excavation"         |
        | Ajur           | <ajur>                  |
        | Boratus        | <boratus>               |
      When Alice plays "Vorgon Raiders" on "Ressikan Flute"
      Then that is illegal
      And nothing else has changed

      Examples:
        | who     | ajur                       | boratus                 |
        | Ajur    | aboard "Science Vessel"    | in hand                 |
        | Boratus | in hand                    | aboard "Science Vessel" |
        | one     | on "Relief Mission" | aboard "Science Vessel" |
