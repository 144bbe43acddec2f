Feature: Mission specialists who are downloaded
  Who is fetched and who is not, who sees it, and what becomes of him.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card                       | where           |
      | Federation Outpost         | at "Excavation" |
      | Assign Mission Specialists | in hand         |

  @ruling=1eD-downloading-27
  Rule: A download that a text merely allows is declined by whoever does not want it

    Example: the specialist stays in the draw deck, and the objective comes into play
      Given Alice has:
        | card         | where        |
        | Simon Tarses | in draw deck |
      When Alice plays "Assign Mission Specialists"
      And Alice chooses none
      Then "Simon Tarses" is still in Alice's draw deck
      And "Assign Mission Specialists" is now on the table
      And nothing else has changed

    Example: one of two specialists is fetched, and the other is declined
      Given Alice has:
        | card           | where        |
        | Simon Tarses   | in draw deck |
        | Darian Wallace | in draw deck |
      When Alice plays "Assign Mission Specialists"
      And Alice chooses "Simon Tarses"
      Then "Simon Tarses" is now aboard "Federation Outpost"
      And "Darian Wallace" is still in Alice's draw deck
      And "Assign Mission Specialists" is now on the table
      And nothing else has changed

  @ruling=cr14-downloading-04
  Rule: A specialist who is downloaded reports at once

    @part=reported
    Example: he comes to the outpost, and is not kept in hand
      Given Alice has:
        | card         | where        |
        | Simon Tarses | in draw deck |
      When Alice plays "Assign Mission Specialists"
      And Alice chooses "Simon Tarses"
      Then "Simon Tarses" is now aboard "Federation Outpost"
      And "Assign Mission Specialists" is now on the table
      And nothing else has changed

  @ruling=1eD-downloading-07
  Rule: The specialist whom a player chooses is shown to the opponent

    Example: Bob is shown the one who comes, and not the other one
      Given Alice has:
        | card           | where        |
        | Simon Tarses   | in draw deck |
        | Darian Wallace | in draw deck |
      When Alice plays "Assign Mission Specialists"
      And Alice chooses "Simon Tarses"
      Then Bob has been shown "Simon Tarses"
      And Bob does not see "Darian Wallace"
      And "Simon Tarses" is now aboard "Federation Outpost"
      And "Assign Mission Specialists" is now on the table
      And nothing else has changed
