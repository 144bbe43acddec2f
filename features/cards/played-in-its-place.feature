Feature: Played in its place, as printed
  What is owed to Energy Vortex, and for how long.

  @ruling=custom-cards-34
  Rule: In place of what Energy Vortex returns another card is played in that turn

    @frame=many
    Example: in her next turn Alice plays the same card, and not before
      Given Bob has:
        | card          | where   |
        | Energy Vortex | in hand |
      And Alice has:
        | card       | where   |
        | Red Alert! | in hand |
      When Alice plays "Red Alert!"
      And Bob responds with "Energy Vortex"
      And Alice plays "Red Alert!"
      Then that is illegal
      When play goes on until Alice's second turn
      And Alice plays "Red Alert!"
      Then "Red Alert!" is now on the table

  @ruling=custom-cards-631
  Rule: Whose card Energy Vortex has returned must play another one, if she can

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Bob has:
        | card          | where   |
        | Energy Vortex | in hand |

    @frame=many
    Scenario Outline: Alice has a pilot in hand and <what>, and that she ends the turn is <verdict>
      Given these made-up cards:
        | card  | type      | class   | affiliations  |
        | Hut   | facility  | outpost | <affiliation> |
        | Pilot | personnel |         | Federation    |
      And <player> has:
        | card | where           |
        | Hut  | at "Excavation" |
      And Alice has:
        | card       | where   |
        | Red Alert! | in hand |
        | Pilot      | in hand |
      When Alice plays "Red Alert!"
      And Bob responds with "Energy Vortex"
      And Alice ends the turn
      Then that is <verdict>

      Examples: Where he may report, and where he may not
        | what                              | affiliation | player | verdict |
        | a Federation outpost              | Federation  | Alice  | illegal |
        | a Klingon outpost                 | Klingon     | Alice  | legal   |
        | Bob has the only outpost in play  | Federation  | Bob    | legal   |

    @frame=many
    Scenario Outline: she has another event <where>, and to beam somebody down before she plays it is <verdict>
      Given Alice has:
        | card              | where             |
        | Red Alert!        | in hand           |
        | Anti-Time Anomaly | <where>           |
        | Runabout          | at "Excavation"   |
        | Data              | aboard "Runabout" |
      When Alice plays "Red Alert!"
      And Bob responds with "Energy Vortex"
      And Alice beams "Data" to "Excavation"
      Then that is <verdict>

      Examples: One that she can play, and one that she cannot
        | where           | verdict |
        | in hand         | illegal |
        | in discard pile | legal   |
