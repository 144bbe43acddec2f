Feature: Restored after a Supernova
  Persistence of Memory gives a mission back; Dr. Q and a turn too soon do not help.

  Background:
    Given these locations:
      | location             | quadrant |
      | Excavation           | Alpha    |
      | Iconia Investigation | Alpha    |
    And Alice has:
      | card                  | where        |
      | Tox Uthat             | on the table |
      | Supernova             | in hand      |
      | Persistence of Memory | in hand      |

  @ruling=1eS-supernova-10
  Rule: A mission that was assimilated is assimilated when it is restored

    Example: Assimilate Planet is on it still
      Given Bob has:
        | card              | where                     |
        | Assimilate Planet | on "Iconia Investigation" |
      And this has happened:
        | action                                            |
        | Alice plays "Supernova" on "Iconia Investigation" |
      When Alice plays "Persistence of Memory" on "Supernova"
      Then "Assimilate Planet" is still on "Iconia Investigation"
      And "Supernova" and "Persistence of Memory" are now in Alice's discard pile
      And nothing else has changed

  @ruling=1eS-supernova-11
  Rule: Nor is it solved, or targeted for assimilation again

    Scenario Outline: to target <mission> is <verdict>
      Given these made-up cards:
        | card         | type    | kind   | span | points | attempted by |
        | Hollow World | mission | planet | 1    | 35     | any          |
      And these locations:
        | location     | quadrant |
        | Hollow World | Alpha    |
      And Bob has:
        | card                     | where                     |
        | Assimilate Planet        | on "Iconia Investigation" |
        | Assimilate Planet [more] | in hand                   |
      And this has happened:
        | action                                             |
        | Alice plays "Supernova" on "Iconia Investigation"  |
        | Alice plays "Persistence of Memory" on "Supernova" |
        | Alice ends the turn                                |
      When Bob plays "Assimilate Planet" [more] on "<mission>"
      Then that is <verdict>

      Examples:
        | mission              | verdict |
        | Iconia Investigation | illegal |
        | Hollow World         | legal   |

    Scenario Outline: with the objective on <mission> it is <verdict> to attempt Hollow World
      Given these made-up cards:
        | card         | type    | kind   | span | points | attempted by |
        | Hollow World | mission | planet | 1    | 35     | any          |
      And these locations:
        | location     | quadrant |
        | Hollow World | Alpha    |
      And Bob has:
        | card              | where          |
        | Assimilate Planet | on "<mission>" |
      And Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Calloway | aboard "Runabout" |
      And this has happened:
        | action                                             |
        | Alice plays "Supernova" on "Hollow World"          |
        | Alice plays "Persistence of Memory" on "Supernova" |
        | Alice moves "Runabout" to "Hollow World"           |
        | Alice beams "Calloway" to "Hollow World"           |
      When Alice attempts "Hollow World"
      Then that is <verdict>

      Examples:
        | mission              | verdict |
        | Hollow World         | illegal |
        | Iconia Investigation | legal   |

  @ruling=1eS-supernova-12
  Rule: A mission that was solved is solved when it is restored

    Scenario Outline: <mission> is <outcome> as it was
      Given "Excavation" is completed
      And this has happened:
        | action                                  |
        | Alice plays "Supernova" on "<mission>" |
      When Alice plays "Persistence of Memory" on "Supernova"
      Then "<mission>" is still <outcome>
      And "Supernova" and "Persistence of Memory" are now in Alice's discard pile
      And nothing else has changed

      Examples:
        | mission              | outcome       |
        | Excavation           | completed     |
        | Iconia Investigation | not completed |

  @ruling=1eS-supernova-15
  Rule: Dr. Q moves the event, and neither location changes

    @frame=differs
    Scenario Outline: afterwards to play a doorway for planets on <mission> is <verdict>
      Given these made-up cards:
        | card         | type    | kind   | span | points | attempted by |
        | Hollow World | mission | planet | 1    | 35     | any          |
      And these locations:
        | location     | quadrant |
        | Hollow World | Alpha    |
      And Alice has:
        | card                       | where             |
        | Alternate Universe Door    | on the table      |
        | Manheim's Dimensional Door | in hand           |
        | Calloway                   | on "Hollow World" |
      And Bob has:
        | card    | where                |
        | Q-Flash | under "Hollow World" |
      And Bob's Q-Continuum holds in order:
        | card                   |
        | Dr. Q, Medicine Entity |
      And this has happened:
        | action                                  |
        | Alice plays "Supernova" on "Excavation" |
      When Alice attempts "Hollow World"
      And Bob chooses "Hollow World"
      Then "Supernova" is now on "Hollow World"
      And "Calloway" is still on "Hollow World"
      When Alice plays "Manheim's Dimensional Door" on "<mission>"
      Then that is <verdict>

      Examples:
        | mission      | verdict |
        | Excavation   | illegal |
        | Hollow World | legal   |
