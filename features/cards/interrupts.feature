Feature: Interrupts as printed
  How often an interrupt is played.

  @ruling=custom-cards-22
  Rule: A Klingon is yelled for once

    @frame=many
    Example: Alice has two yells, and plays one of them for Worf
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                        | where           |
        | Worf                        | on "Excavation" |
        | Klingon Death Yell [first]  | in hand         |
        | Klingon Death Yell [second] | in hand         |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice responds with "Klingon Death Yell" [first]
      Then that is legal
      When Alice responds with "Klingon Death Yell" [second]
      Then that is illegal

  @ruling=custom-cards-23
  Rule: A Wormhole stops the ship that goes through it

    @frame=many
    Example: the Runabout comes out of it, and flies no further
      Given the spaceline:
        | mission          |
        | Excavation       |
        | Relief Mission   |
        | Risa Shore Leave |
      And it is Alice's orders
      And Alice has:
        | card           | where             |
        | Runabout       | at "Excavation"   |
        | Calloway       | aboard "Runabout" |
        | Wormhole [in]  | in hand           |
        | Wormhole [out] | in hand           |
      When Alice plays "Wormhole" [in] on "Runabout"
      And Alice responds with "Wormhole" [out] on "Relief Mission"
      Then "Runabout" is now at "Relief Mission"
      And "Runabout" is now stopped

  @ruling=custom-cards-24
  Rule: Jamaharon is for a man who is alone on his planet

    Scenario Outline: Worf is on the planet <with>, and to play it on him is <verdict>
      Given the spaceline:
        | mission          |
        | Excavation       |
        | Relief Mission   |
        | Risa Shore Leave |
      And Alice has:
        | card      | where           |
        | Worf      | on "Excavation" |
        | Data      | on "<data>"     |
        | Jamaharon | in hand         |
      When Alice plays "Jamaharon" on "Worf"
      Then that is <verdict>

      Examples: With another one, and without
        | with      | data           | verdict |
        | with Data | Excavation     | illegal |
        | alone     | Relief Mission | legal   |

  @ruling=custom-cards-29
  Rule: Asteroid Sanctuary is for ships

    Scenario Outline: it is played on the <what>, and that is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where             |
        | Federation Outpost | at "Excavation"   |
        | Runabout           | at "Excavation"   |
        | Calloway           | aboard "Runabout" |
        | Asteroid Sanctuary | in hand           |
      When Alice plays "Asteroid Sanctuary" on "<what>"
      Then that is <verdict>

      Examples: A ship, and an outpost
        | what               | verdict |
        | Runabout           | legal   |
        | Federation Outpost | illegal |

  @ruling=custom-cards-30
  Rule: The equipment of the ship is not in the Escape Pod

    @frame=many
    Example: the crew is saved when the ship is destroyed, and the tricorder is lost
      Given the spaceline:
        | mission                 |
        | Study Stellar Collision |
      And Alice has:
        | card        | where                        | state   |
        | Runabout    | at "Study Stellar Collision" | damaged |
        | Deanna Troi | aboard "Runabout"            |         |
        | Tricorder   | aboard "Runabout"            |         |
        | Escape Pod  | in hand                      |         |
      And Bob has:
        | card          | where                           |
        | Gravitic Mine | under "Study Stellar Collision" |
      When Alice attempts "Study Stellar Collision" from "Runabout"
      And Alice responds with "Escape Pod"
      Then "Deanna Troi" is now aboard "Escape Pod"
      And "Tricorder" and "Runabout" are now in Alice's discard pile

  @ruling=custom-cards-31
  Rule: A Klingon who is lost with his ship is yelled for

    Background:
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Bob has:
        | card    | where                      |
        | Haakona | at "Explore Black Cluster" |
        | Taris   | aboard "Haakona"           |
      And it is Bob's turn

    @frame=many
    Example: Bob shoots the damaged ship that Kurn is aboard, and Alice yells
      Given Alice has:
        | card                        | where                      | state   |
        | Klingon Death Yell [first]  | in hand                    |         |
        | Klingon Death Yell [second] | in hand                    |         |
        | I.K.C. Hegh'ta              | at "Explore Black Cluster" | damaged |
        | Kurn                        | aboard "I.K.C. Hegh'ta"    |         |
        | Morag                       | aboard "I.K.C. Hegh'ta"    |         |
      When Bob attacks "I.K.C. Hegh'ta" with "Haakona"
      And Alice chooses none
      And Alice responds with "Klingon Death Yell" [first]
      Then that is legal
      When Alice responds with "Klingon Death Yell" [second]
      Then that is illegal
      And Alice now has 5 points

    @frame=many
    Example: Gorath is lost as well, and Alice yells for him, too
      Given Alice has:
        | card                        | where                      | state   |
        | Klingon Death Yell [first]  | in hand                    |         |
        | Klingon Death Yell [second] | in hand                    |         |
        | I.K.C. Hegh'ta              | at "Explore Black Cluster" | damaged |
        | Kurn                        | aboard "I.K.C. Hegh'ta"    |         |
        | Morag                       | aboard "I.K.C. Hegh'ta"    |         |
        | Gorath                      | aboard "I.K.C. Hegh'ta"    |         |
      When Bob attacks "I.K.C. Hegh'ta" with "Haakona"
      And Alice chooses none
      And Alice responds with "Klingon Death Yell" [first]
      And Alice responds with "Klingon Death Yell" [second]
      Then Alice now has 10 points

  @ruling=custom-cards-34
  Rule: In place of what Energy Vortex returns another card is played

    Scenario Outline: Bob returns Red Alert!, and Alice plays <what> instead, which is <verdict>
      Given Alice has:
        | card              | where   |
        | Red Alert!        | in hand |
        | Anti-Time Anomaly | in hand |
      And Bob has:
        | card          | where   |
        | Energy Vortex | in hand |
      When Alice plays "Red Alert!"
      And Bob responds with "Energy Vortex"
      And Alice plays "<what>"
      Then that is <verdict>

      Examples: Another event, and the same
        | what              | verdict |
        | Anti-Time Anomaly | legal   |
        | Red Alert!        | illegal |

  @ruling=custom-cards-631
  Rule: Whose card Energy Vortex has returned must play another one, if he can

    @frame=many
    Scenario Outline: with <card> in hand besides Alice ends the turn, and that is <verdict>
      Given Alice has:
        | card       | where   |
        | Red Alert! | in hand |
        | <card>     | in hand |
      And Bob has:
        | card          | where   |
        | Energy Vortex | in hand |
      When Alice plays "Red Alert!"
      And Bob responds with "Energy Vortex"
      And Alice ends the turn
      Then that is <verdict>

      Examples: An event for the table, one for a ship that is nowhere, and an interrupt
        | card                      | verdict |
        | Anti-Time Anomaly         | illegal |
        | Plasma Fire               | legal   |
        | Palor Toff - Alien Trader | legal   |
