Feature: Into the future, as printed
  Time Travel Pod, by which a ship is gone for a time that is announced.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=custom-cards-512
  Rule: A ship with Time Travel Pod disappears, and returns when its player has announced

    Scenario Outline: on <whose> ship, announced for one turn, it is back at the end of the turn
      Given Alice has:
        | card            | where   |
        | Time Travel Pod | in hand |
      And <owner> has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Calloway | aboard "Runabout" |
      When Alice plays "Time Travel Pod" on "Runabout"
      And Alice chooses 1
      Then "Runabout" is now on "Time Travel Pod"
      And "Calloway" is still aboard "Runabout"
      When Alice ends the turn
      Then "Runabout" is no longer on "Time Travel Pod"
      And "Runabout" is still at "Excavation"
      And "Time Travel Pod" is now in Alice's discard pile
      And it is now Bob's turn
      And nothing else has changed

      Examples:
        | whose | owner |
        | her   | Alice |
        | Bob's | Bob   |

    Example: announced for three turns, it is gone when this one ends
      Given Alice has:
        | card            | where           |
        | Time Travel Pod | in hand         |
        | Runabout        | at "Excavation" |
      When Alice plays "Time Travel Pod" on "Runabout"
      And Alice chooses 3
      And Alice ends the turn
      Then "Runabout" is still on "Time Travel Pod"

    Scenario Outline: <turns> turns are <verdict>
      Given Alice has:
        | card            | where           |
        | Time Travel Pod | in hand         |
        | Runabout        | at "Excavation" |
      When Alice plays "Time Travel Pod" on "Runabout"
      And Alice chooses <turns>
      Then that is <verdict>

      Examples:
        | turns | verdict |
        | 5     | legal   |
        | 6     | illegal |

  @ruling=custom-cards-513
  Rule: Time Travel Pod is in hand until it is played

    @frame=many
    Example: whoever has earned it has it in hand
      Given these made-up cards:
        | card        | type      | kind   | attempted by | requires    | points | skills      | affiliations |
        | Buried City | mission   | planet | any          | Archaeology | 30     |             |              |
        | Old Digger  | personnel |        |              |             |        | Archaeology | Federation   |
      And the spaceline:
        | mission     |
        | Buried City |
      And Alice has:
        | card            | where               |
        | Old Digger      | on "Buried City"    |
        | Time Travel Pod | under "Buried City" |
      When Alice attempts "Buried City"
      Then "Buried City" is now completed
      And "Time Travel Pod" is now in Alice's hand
