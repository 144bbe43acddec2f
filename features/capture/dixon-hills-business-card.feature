Feature: Dixon Hill's Business Card
  Somebody has just been killed, and there were no witnesses: one of his own is captured for it.

  Background:
    Given these locations:
      | location              | seeded by | quadrant |
      | Excavation            | Alice     | Alpha    |
      | Iconia Investigation  | Alice     | Alpha    |
      | Relief Mission | Bob       | Alpha    |

  @ruling=1eD-dixon-hills-business-card-01
  Rule: It is played when somebody was killed where nobody else was present

    Background:
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
        | Data | on "Relief Mission" |
      And Bob has:
        | card                       | where              |
        | Armus - Skin of Evil       | under "Excavation" |
        | Dixon Hill's Business Card | in hand            |

    Example: Worf was alone, and Data is captured
      When Alice attempts "Excavation"
      And Bob responds with "Dixon Hill's Business Card"
      Then "Worf" has been killed
      And "Data" has been captured

    Example: Calloway was there as well
      Given Alice has:
        | card     | where           |
        | Calloway | on "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf"
      And Bob responds with "Dixon Hill's Business Card"
      Then that is illegal
      And "Worf" has been killed

    Example: one of Bob's was there
      Given Bob has:
        | card | where           |
        | Klag | on "Excavation" |
      When Alice attempts "Excavation"
      And Bob responds with "Dixon Hill's Business Card"
      Then that is illegal
      And "Worf" has been killed

  @ruling=1eD-dixon-hills-business-card-02
  Rule: It is not played for a Borg

    Background:
      Given Bob has:
        | card                       | where                        |
        | Armus - Skin of Evil       | under "Iconia Investigation" |
        | Dixon Hill's Business Card | in hand                      |

    Example: a drone that scouts alone is killed, and nobody answers for it
      Given Alice has:
        | card                 | where                      | state                            |
        | Assimilate Planet    | on the table               | targeting "Iconia Investigation" |
        | Borg Cube            | at "Iconia Investigation"  |                                  |
        | Guard Drone [scout]  | on "Iconia Investigation"  |                                  |
        | Guard Drone [pilot]  | aboard "Borg Cube"         |                                  |
      When Alice scouts "Iconia Investigation"
      And Bob responds with "Dixon Hill's Business Card"
      Then that is illegal
      And "Guard Drone" [scout] has been killed

    Example: a Romulan is killed, and another one captured
      Given Alice has:
        | card     | where                      |
        | Taibak   | on "Iconia Investigation"  |
        | Mendak   | on "Relief Mission" |
      When Alice attempts "Iconia Investigation"
      And Bob responds with "Dixon Hill's Business Card"
      Then that is legal

  @ruling=1eD-dixon-hills-business-card-03
  Rule: Any other personnel of the same player, wherever it is, is captured

    Background:
      Given Alice has:
        | card     | where                      |
        | Worf     | on "Excavation"            |
        | Data     | on "Relief Mission" |
        | Runabout | at "Iconia Investigation"  |
        | Calloway | aboard "Runabout"          |

    @frame=open
    Example: Bob picks Data, and might have picked Calloway, but not Klag, who is his own
      Given Bob has:
        | card                       | where                      |
        | Armus - Skin of Evil       | under "Excavation"         |
        | Interrogation              | in hand                    |
        | Dixon Hill's Business Card | in hand                    |
        | Klag                       | on "Relief Mission" |
      When Alice attempts "Excavation"
      And Bob responds with "Dixon Hill's Business Card"
      And Bob chooses "Data" from "Data" and "Calloway"
      Then "Data" has been captured
      And "Data" is now captive
      And "Calloway" is still not captive
      And "Klag" is still not captive
      And "Dixon Hill's Business Card" is now in Bob's discard pile
      When play goes on until Bob's turn
      Then these are legal:
        | action                              |
        | Bob plays "Interrogation" on "Data" |

  @ruling=1eD-dixon-hills-business-card-07
  Rule: Whoever plays it for his own dead has one of his own captured by the opponent

    Background:
      Given Bob has:
        | card                  | where              |
        | Armus - Skin of Evil  | under "Excavation" |
        | Interrogation [his]   | in hand            |

    @frame=open
    Example: Data is Bob's captive, and not Alice's
      Given Alice has:
        | card                       | where                      |
        | Worf                       | on "Excavation"            |
        | Data                       | on "Relief Mission" |
        | Dixon Hill's Business Card | in hand                    |
        | Interrogation [hers]       | in hand                    |
      When Alice attempts "Excavation"
      And Alice responds with "Dixon Hill's Business Card"
      Then "Data" has been captured
      And "Data" is now captive
      When play goes on until Bob's turn
      Then these are legal:
        | action                                     |
        | Bob plays "Interrogation" [his] on "Data"  |
      When play goes on until Alice's turn
      Then these are illegal:
        | action                                       |
        | Alice plays "Interrogation" [hers] on "Data" |
