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

  @ruling=cr14-downloading-01
  Rule: The specialist whom a player chooses is shown, wherever he was

    Example: Bob is shown the one who was in hand, and not the other one there
      Given Alice has:
        | card           | where   |
        | Simon Tarses   | in hand |
        | Darian Wallace | in hand |
      When Alice plays "Assign Mission Specialists"
      And Alice chooses "Simon Tarses"
      Then Bob has been shown "Simon Tarses"
      And Bob does not see "Darian Wallace"
      And "Simon Tarses" is now aboard "Federation Outpost"
      And "Assign Mission Specialists" is now on the table
      And nothing else has changed

  @ruling=1eD-downloading-05
  Rule: One specialist may come from hand, and the other from the draw deck

    @part=all
    Example: two come to the outpost by the same download
      Given Alice has:
        | card           | where        |
        | Simon Tarses   | in hand      |
        | Darian Wallace | in draw deck |
      When Alice plays "Assign Mission Specialists"
      And Alice chooses "Simon Tarses" and "Darian Wallace"
      Then "Simon Tarses" and "Darian Wallace" are now aboard "Federation Outpost"
      And "Assign Mission Specialists" is now on the table
      And nothing else has changed

  @ruling=1eD-downloading-06
  Rule: The objective is played without a word of whom it will bring

    Example: the specialist is chosen of those whom the search has found
      Given Alice has:
        | card           | where        |
        | Simon Tarses   | in draw deck |
        | Darian Wallace | in draw deck |
        | Data           | in draw deck |
      When Alice plays "Assign Mission Specialists"
      And Alice chooses "Darian Wallace" from "Simon Tarses" and "Darian Wallace"
      Then "Darian Wallace" is now aboard "Federation Outpost"
      And "Assign Mission Specialists" is now on the table
      And nothing else has changed

  @ruling=1eD-downloading-12
  Rule: A specialist who cannot report to the outpost is not downloaded

    Example: the Klingon is not offered next to the doctor
      Given Alice has:
        | card         | where        |
        | Kle'eg       | in draw deck |
        | Simon Tarses | in draw deck |
      When Alice plays "Assign Mission Specialists"
      And Alice chooses "Simon Tarses" from "Simon Tarses" and none
      Then "Simon Tarses" is now aboard "Federation Outpost"
      And "Kle'eg" is still in Alice's draw deck
      And "Assign Mission Specialists" is now on the table
      And nothing else has changed

  @ruling=1eD-downloading-37
  Rule: The draw deck in which a specialist was looked for is shuffled

    Example: two stay behind, and are shuffled
      Given Alice has:
        | card           | where        |
        | Data           | in draw deck |
        | Darian Wallace | in draw deck |
        | Worf           | in draw deck |
      When Alice plays "Assign Mission Specialists"
      And Alice chooses "Darian Wallace"
      Then "Data" and "Worf" have been shuffled
      And "Darian Wallace" is now aboard "Federation Outpost"
      And "Assign Mission Specialists" is now on the table
      And nothing else has changed

    Example: all are shuffled when nobody is taken
      Given Alice has:
        | card           | where        |
        | Data           | in draw deck |
        | Darian Wallace | in draw deck |
      When Alice plays "Assign Mission Specialists"
      And Alice chooses none
      Then "Data" and "Darian Wallace" have been shuffled
      And "Assign Mission Specialists" is now on the table
      And nothing else has changed

  @ruling=1eD-downloading-43
  Rule: A specialist who may not report may not be downloaded

    @part=rules
    Example: Nurse Ogawa is there in another version, and does not come again
      Given Alice has:
        | card                         | where                       |
        | Alyssa Ogawa (First Contact) | aboard "Federation Outpost" |
        | Alyssa Ogawa                 | in draw deck                |
        | Simon Tarses                 | in draw deck                |
      When Alice plays "Assign Mission Specialists"
      And Alice chooses "Alyssa Ogawa"
      Then that is illegal
      When Alice chooses "Simon Tarses"
      Then "Simon Tarses" is now aboard "Federation Outpost"
      And "Alyssa Ogawa" is still in Alice's draw deck
      And "Assign Mission Specialists" is still on the table
      And nothing else has changed
