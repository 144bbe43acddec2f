Feature: A captive is of no use

  Background:
    Given the spaceline:
      | mission    | seeded by |
      | Excavation | Bob       |

  @ruling=custom-capture-50
  Rule: A captive does nothing, and is of no use

    Scenario Outline: Bob's ship has Taitt aboard, who is <state>, and for it to fly is <verdict>
      Given the spaceline:
        | mission        |
        | Relief Mission |
      And Bob has:
        | card               | where           |
        | Runabout           | at "Excavation" |
        | Metaphasic Shields | on "Runabout"   |
      And <player> has:
        | card  | where             | state                      |
        | Taitt | aboard "Runabout" | <state>, controlled by Bob |
      And it is Bob's turn
      Then the SHIELDS of "Runabout" are <shields>
      And these are <verdict>:
        | action                                   |
        | Bob moves "Runabout" to "Relief Mission" |

      Examples: Alice's captive, and one of his own
        | player | state       | verdict | shields |
        | Alice  | captive     | illegal | 5       |
        | Bob    | not captive | legal   | 7       |

    @frame=differs
    Scenario Outline: Vash is <state> beside Calloway, and after Bob's attempt the mission is <is> completed
      Given Bob has:
        | card     | where           |
        | Calloway | on "Excavation" |
      And Alice has:
        | card  | where           | state                      |
        | Taitt | on "Excavation" | captive, controlled by Bob |
      And <player> has:
        | card | where           | state                      |
        | Vash | on "Excavation" | <state>, controlled by Bob |
      And it is Bob's turn
      When Bob attempts "Excavation"
      Then "Excavation" is <is> completed

      Examples: Alice's captive, and one of his own
        | player | state       | is        |
        | Alice  | captive     | still not |
        | Bob    | not captive | now       |

    @frame=many
    Example: Alice's captive beside Calloway opens no door for her
      Given Bob has:
        | card     | where           |
        | Calloway | on "Excavation" |
      And Alice has:
        | card            | where              | state                      |
        | Data            | on "Excavation"    | captive, controlled by Bob |
        | Impassable Door | under "Excavation" |                            |
      And it is Bob's turn
      When Bob attempts "Excavation"
      Then "Impassable Door" has not been overcome
      And "Calloway" is now stopped

    Scenario Outline: Ajur is <state>, and for Bob to use her text is <verdict>
      Given Bob has:
        | card                 | where              |
        | Archer               | under "Excavation" |
        | Armus - Skin of Evil | under "Excavation" |
        | Chalnoth             | under "Excavation" |
        | Firestorm            | under "Excavation" |
        | Ocett                | on "Excavation"    |
      And <player> has:
        | card | where           | state                      |
        | Ajur | on "Excavation" | <state>, controlled by Bob |
      And it is Bob's turn
      When Bob uses "Ajur"
      Then that is <verdict>

      Examples: Alice's captive, and one of his own
        | player | state       | verdict |
        | Alice  | captive     | illegal |
        | Bob    | not captive | legal   |
