Feature: Skills that are selected anew
  A classic tricorder or communicator is set to a skill once each turn, and may be set to another one in a later turn.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  Rule: However many of a kind a player has, with one of them a skill is selected anew in a turn

    Background:
      Given Alice has:
        | card                    | where           |
        | Lt. D'Amato             | on "Excavation" |
        | Classic Tricorder [hers] | on "Excavation" |
        | Classic Medical Tricorder [hers] | on "Excavation" |

    @ruling=1eS-skills-modifying-25
    Example: one Classic Tricorder is set anew, and the other one has to wait for the next turn
      Given Bob has:
        | card                    | where           | state               |
        | Classic Tricorder [his] | on "Excavation" | controlled by Alice |
      When Alice uses "Classic Tricorder" [hers]
      And Alice chooses Geology
      And Alice ends the turn
      And Bob ends the turn
      And Alice uses "Classic Tricorder" [hers]
      And Alice chooses Physics
      And Alice uses "Classic Tricorder" [his]
      Then that is illegal
      And the skills of "Lt. D'Amato" are Geology x2, Archaeology, Physics, SCIENCE
      When Alice ends the turn
      And Bob ends the turn
      And Alice uses "Classic Tricorder" [his]
      Then that is legal
      When Alice chooses ENGINEER
      Then the skills of "Lt. D'Amato" are Geology x2, Archaeology, Physics, ENGINEER, SCIENCE

    @ruling=1eS-skills-modifying-26
    Example: of two Classic Medical Tricorders the other one has to wait as well
      Given Bob has:
        | card                            | where           | state               |
        | Classic Medical Tricorder [his] | on "Excavation" | controlled by Alice |
      When Alice uses "Classic Medical Tricorder" [hers]
      And Alice chooses Biology
      And Alice ends the turn
      And Bob ends the turn
      And Alice uses "Classic Medical Tricorder" [hers]
      And Alice chooses Exobiology
      And Alice uses "Classic Medical Tricorder" [his]
      Then that is illegal
      And the skills of "Lt. D'Amato" are Geology x2, Archaeology, Exobiology, SCIENCE
      When Alice ends the turn
      And Bob ends the turn
      And Alice uses "Classic Medical Tricorder" [his]
      Then that is legal
      When Alice chooses MEDICAL
      Then the skills of "Lt. D'Amato" are Geology x2, Archaeology, Exobiology, MEDICAL, SCIENCE

    @ruling=1eS-skills-modifying-27
    Example: so has the other Classic Communicator
      Given Alice has:
        | card                        | where           |
        | Classic Communicator [hers] | on "Excavation" |
        | Mr. Spock                   | on "Excavation" |
      And Bob has:
        | card                       | where           | state               |
        | Classic Communicator [his] | on "Excavation" | controlled by Alice |
      When Alice uses "Classic Communicator" [hers]
      And Alice chooses "Lt. D'Amato" from "Lt. D'Amato" and "Mr. Spock"
      And Alice chooses Music
      And Alice uses "Classic Communicator" [his]
      Then that is illegal
      And the skills of "Lt. D'Amato" are Geology x2, Archaeology, Music, SCIENCE
      When Alice ends the turn
      And Bob ends the turn
      Then the skills of "Lt. D'Amato" are Geology x2, Archaeology, SCIENCE
      When Alice uses "Classic Communicator" [his]
      Then that is legal
      When Alice chooses "Lt. D'Amato"
      And Alice chooses OFFICER
      Then the skills of "Lt. D'Amato" are Geology x2, Archaeology, OFFICER, SCIENCE

    @ruling=1eS-skills-modifying-28
    Example: one of each kind is set in one turn
      Given Alice has:
        | card                        | where           |
        | Classic Communicator [hers] | on "Excavation" |
        | Mr. Spock                   | on "Excavation" |
      When Alice uses "Classic Tricorder" [hers]
      And Alice chooses Physics
      And Alice uses "Classic Medical Tricorder" [hers]
      And Alice chooses Biology
      And Alice uses "Classic Communicator" [hers]
      And Alice chooses "Lt. D'Amato"
      And Alice chooses Music
      Then the skills of "Lt. D'Amato" are Geology x2, Archaeology, Physics, Biology, Music, SCIENCE
      And nothing else has changed

    @ruling=1eS-skills-modifying-28
    Example: it is so when Alice has begun to execute orders
      Given it is Alice's orders
      And Alice has:
        | card                        | where           |
        | Classic Communicator [hers] | on "Excavation" |
        | Mr. Spock                   | on "Excavation" |
      When Alice uses "Classic Tricorder" [hers]
      And Alice chooses Physics
      And Alice uses "Classic Medical Tricorder" [hers]
      And Alice chooses Biology
      And Alice uses "Classic Communicator" [hers]
      And Alice chooses "Lt. D'Amato"
      And Alice chooses Music
      Then the skills of "Lt. D'Amato" are Geology x2, Archaeology, Physics, Biology, Music, SCIENCE
      And nothing else has changed

  Rule: To select a skill anew is to execute an order, and interrupts nothing

    Background:
      Given Alice has:
        | card            | where           |
        | Lt. D'Amato     | on "Excavation" |
        | Mr. Spock       | on "Excavation" |
        | Vulcan Mindmeld | in hand         |

    @ruling=1eS-skills-modifying-29
    Scenario Outline: the <equipment> is not set while Mr. Spock begins to meld, but when he has melded
      Given Alice has:
        | card        | where           |
        | <equipment> | on "Excavation" |
      When Alice plays "Vulcan Mindmeld" on "Mr. Spock"
      And Alice responds with "<equipment>"
      Then that is illegal
      When Alice uses "<equipment>"
      Then that is legal
      When Alice chooses <skill>
      Then the skills of "Lt. D'Amato" are Geology x2, Archaeology, <skill>, SCIENCE
      And "Vulcan Mindmeld" is still in Alice's discard pile
      And nothing else has changed

      Examples:
        | equipment                 | skill   |
        | Classic Tricorder         | Physics |
        | Classic Medical Tricorder | Biology |

    @ruling=1eS-skills-modifying-29
    Example: nor is the Classic Communicator
      Given Alice has:
        | card                 | where           |
        | Classic Communicator | on "Excavation" |
      When Alice plays "Vulcan Mindmeld" on "Mr. Spock"
      And Alice responds with "Classic Communicator"
      Then that is illegal
      When Alice uses "Classic Communicator"
      Then that is legal
      When Alice chooses "Lt. D'Amato"
      And Alice chooses Music
      Then the skills of "Lt. D'Amato" are Geology x2, Archaeology, Music, SCIENCE
      And "Vulcan Mindmeld" is still in Alice's discard pile
      And nothing else has changed

    @ruling=1eS-skills-modifying-29
    Example: what says that it answers a card, such as Amanda Rogers, does interrupt
      Given Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Alice plays "Vulcan Mindmeld" on "Mr. Spock"
      And Bob responds with "Amanda Rogers"
      Then that is legal
      And "Vulcan Mindmeld" has been nullified
      And "Vulcan Mindmeld" is now in Alice's discard pile
      And "Amanda Rogers" is now in Bob's discard pile
      And nothing else has changed

    @ruling=1eS-skills-modifying-30
    Scenario Outline: the <equipment> is set before a mission attempt, and not in its midst
      Given Alice has:
        | card        | where           |
        | <equipment> | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Archer | under "Excavation" |
      When Alice uses "<equipment>"
      Then that is legal
      When Alice chooses <one>
      And Alice ends the turn
      And Bob ends the turn
      And Alice attempts "Excavation"
      And Alice responds with "<equipment>"
      Then that is illegal
      And the skills of "Lt. D'Amato" are Geology x2, Archaeology, <one>, SCIENCE

      Examples:
        | equipment                 | one     |
        | Classic Tricorder         | Physics |
        | Classic Medical Tricorder | Biology |

    @ruling=1eS-skills-modifying-30
    Example: no more than these is the Classic Communicator
      Given Alice has:
        | card                 | where           |
        | Classic Communicator | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Archer | under "Excavation" |
      When Alice uses "Classic Communicator"
      Then that is legal
      When Alice chooses "Lt. D'Amato"
      And Alice chooses Music
      And Alice ends the turn
      And Bob ends the turn
      And Alice attempts "Excavation"
      And Alice responds with "Classic Communicator"
      Then that is illegal
      And the skills of "Lt. D'Amato" are Geology x2, Archaeology, SCIENCE

    @ruling=1eS-skills-modifying-29
    Example: aboard a ship one that she has won from Bob is not set either while Mr. Spock begins to meld
      Given Alice has:
        | card     | where           |
        | Runabout | at "Excavation" |
      And "Lt. D'Amato" and "Mr. Spock" are aboard "Runabout"
      And Bob has:
        | card                    | where             | state               |
        | Classic Tricorder [his] | aboard "Runabout" | controlled by Alice |
      When Alice plays "Vulcan Mindmeld" on "Mr. Spock"
      And Alice responds with "Classic Tricorder" [his]
      Then that is illegal
      When Alice uses "Classic Tricorder" [his]
      Then that is legal
      When Alice chooses Physics
      Then the skills of "Lt. D'Amato" are Geology x2, Archaeology, Physics, SCIENCE

    @ruling=1eS-skills-modifying-29
    Scenario Outline: in <whose> turn Alice sets her <equipment>, and that is <verdict>
      Given it is <whose> turn
      And Alice has:
        | card        | where           |
        | <equipment> | on "Excavation" |
      When Alice uses "<equipment>"
      Then that is <verdict>

      Examples: Orders are hers in her own turn alone
        | whose   | equipment                 | verdict |
        | Bob's   | Classic Tricorder         | illegal |
        | Alice's | Classic Tricorder         | legal   |
        | Bob's   | Classic Medical Tricorder | illegal |
        | Alice's | Classic Medical Tricorder | legal   |
        | Bob's   | Classic Communicator      | illegal |
        | Alice's | Classic Communicator      | legal   |
