Feature: In the midst of danger, as printed
  Who is beamed away from it, and who is killed by a ship that looks for him.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=custom-cards-81
  Rule: Emergency Transporter Armbands beam somebody out of a battle

    @frame=many
    Example: Worf is brought aboard before the winner is known
      Given Alice has:
        | card                           | where           |
        | Worf                           | on "Excavation" |
        | Calloway                       | on "Excavation" |
        | Runabout                       | at "Excavation" |
        | Emergency Transporter Armbands | in hand         |
      And Bob has:
        | card   | where           |
        | Gowron | on "Excavation" |
      And it is Bob's turn
      When Bob attacks "Worf" and "Calloway" with "Gowron"
      And Alice responds with "Emergency Transporter Armbands" aboard "Runabout"
      And Alice chooses "Worf" from "Worf" and "Calloway"
      Then "Worf" is now aboard "Runabout"
      And "Calloway" has been killed

  @ruling=custom-cards-82
  Rule: Emergency Transporter Armbands beam somebody out of Firestorm

    @frame=open
    Example: Ro Laren escapes the fire
      Given Alice has:
        | card                           | where           |
        | Ro Laren                       | on "Excavation" |
        | Runabout                       | at "Excavation" |
        | Emergency Transporter Armbands | in hand         |
      And Bob has:
        | card      | where              |
        | Firestorm | under "Excavation" |
      When Alice attempts "Excavation"
      And play goes on until the start of the encounter with "Firestorm"
      And Alice responds with "Emergency Transporter Armbands" aboard "Runabout"
      Then "Ro Laren" is now aboard "Runabout"
      And "Ro Laren" has not been killed

  @ruling=custom-cards-83
  Rule: A Zalkonian Vessel kills John Doe at the end of its player's turn

    @frame=many
    Example: where it is, and when the turn of its player ends
      Given Alice has:
        | card             | where           |
        | Zalkonian Vessel | at "Excavation" |
      And Bob has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | John Doe | aboard "Runabout" |
        | Worf     | aboard "Runabout" |
      When Alice ends the turn
      Then "John Doe" has been killed
      And "Worf" has not been killed

  @ruling=custom-cards-85
  Rule: Amanda Rogers nullifies what is played as an interrupt

    Example: an artifact that its text lets be one
      Given Alice has:
        | card          | where   |
        | Amanda Rogers | in hand |
      And Bob has:
        | card                    | where        |
        | Alternate Universe Door | on the table |
        | Ophidian Cane           | in hand      |
      And it is Bob's turn
      When Bob plays "Ophidian Cane"
      And Alice responds with "Amanda Rogers"
      Then "Ophidian Cane" has been nullified
      And "Ophidian Cane" is now in Bob's discard pile
      And "Amanda Rogers" is now in Alice's discard pile
      And nothing else has changed

  @ruling=custom-cards-141
  Rule: An Escape Pod is discarded when all who were in it have been rescued

    Example: Deanna Troi and Calloway are beamed out one after the other
      Given the spaceline:
        | mission                 |
        | Study Stellar Collision |
      And Alice has:
        | card        | where                        |
        | Escape Pod  | at "Study Stellar Collision" |
        | Deanna Troi | aboard "Escape Pod"          |
        | Calloway    | aboard "Escape Pod"          |
        | Runabout    | at "Study Stellar Collision" |
        | Gibson      | aboard "Runabout"            |
      When Alice beams "Deanna Troi" aboard "Runabout"
      Then "Deanna Troi" is now aboard "Runabout"
      And "Escape Pod" is still at "Study Stellar Collision"
      When Alice beams "Calloway" aboard "Runabout"
      Then "Calloway" is now aboard "Runabout"
      And "Escape Pod" is now in Alice's discard pile
      And nothing else has changed
