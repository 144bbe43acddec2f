Feature: Who holds Ops, as printed
  Whom Ops brings to the station, for whom, and who takes the station from there.

  Background:
    Given these locations:
      | location             |
      | Search for Weapons   |
      | Access Relay Station |
    And Alice has:
      | card          | where                   |
      | Nor           | at "Search for Weapons" |
      | Ops           | in the sites of "Nor"   |
      | Docking Ports | in the sites of "Nor"   |

  @ruling=custom-cards-577
  Rule: Ops brings personnel and ships of the station's affiliation

    Scenario Outline: <card>, <what>, is downloaded to <site>, and that is <verdict>
      Given these made-up cards:
        | card            | type      | affiliations | classification | range |
        | Plain Gul       | personnel | Cardassian   | OFFICER        |       |
        | Hired Captain   | personnel | Non-Aligned  | OFFICER        |       |
        | Plain Freighter | ship      | Cardassian   |                | 8     |
        | Hired Freighter | ship      | Non-Aligned  |                | 8     |
      And Alice has:
        | card   | where        |
        | <card> | in draw deck |
      When Alice downloads "<card>" to "<site>" with "Ops"
      Then that is <verdict>

      Examples: What is compatible is not enough
        | card            | what         | site          | verdict |
        | Plain Gul       | a Cardassian | Ops           | legal   |
        | Hired Captain   | Non-Aligned  | Ops           | illegal |
        | Plain Freighter | Cardassian   | Docking Ports | legal   |
        | Hired Freighter | Non-Aligned  | Docking Ports | illegal |

  @ruling=custom-cards-578
  Rule: Any player downloads with Ops

    @frame=many
    Example: Bob brings a gul to Alice's station, and draws no card that turn
      Given these made-up cards:
        | card      | type      | affiliations | classification |
        | Plain Gul | personnel | Cardassian   | OFFICER        |
      And Bob has:
        | card      | where        |
        | Plain Gul | in draw deck |
        | Data      | in draw deck |
      And it is Bob's turn
      When Bob downloads "Plain Gul" aboard "Ops" with "Ops"
      Then "Plain Gul" is now aboard "Ops"
      And "Plain Gul" is still controlled by Bob
      When Bob ends the turn
      Then "Data" is still in Bob's draw deck

    Example: not to a room where somebody of Alice's is
      Given these made-up cards:
        | card      | type      | affiliations | classification |
        | Plain Gul | personnel | Cardassian   | OFFICER        |
      And Alice has:
        | card  | where        |
        | Dakol | aboard "Ops" |
      And Bob has:
        | card      | where        |
        | Plain Gul | in draw deck |
      And it is Bob's turn
      When Bob downloads "Plain Gul" aboard "Ops" with "Ops"
      Then that is illegal

  @ruling=custom-cards-579
  Rule: Computer Skill in Ops may commandeer the station

    Background:
      Given these made-up cards:
        | card         | type      | affiliations | skills         |
        | Quiet Hacker | personnel | Romulan      | Computer Skill |
        | Plain Spy    | personnel | Romulan      | Treachery      |
      And it is Bob's turn

    Example: the station is Bob's, with its rooms
      Given Bob has:
        | card         | where        |
        | Quiet Hacker | aboard "Ops" |
      When Bob commandeers "Nor"
      Then "Nor" is now controlled by Bob
      And "Ops" and "Docking Ports" are now controlled by Bob
      And "Quiet Hacker" is still aboard "Ops"
      And nothing else has changed

    Scenario Outline: <who> is aboard <room>, Alice's Dakol is <where>, and that is <verdict>
      Given Bob has:
        | card  | where           |
        | <who> | aboard "<room>" |
      And Alice has:
        | card  | where   |
        | Dakol | <where> |
      When Bob commandeers "Nor"
      Then that is <verdict>

      Examples: It takes Computer Skill, in Ops, and nobody there against it
        | who          | room          | where                  | verdict |
        | Quiet Hacker | Ops           | aboard "Docking Ports" | legal   |
        | Plain Spy    | Ops           | aboard "Docking Ports" | illegal |
        | Quiet Hacker | Docking Ports | in hand                | illegal |
        | Quiet Hacker | Ops           | aboard "Ops"           | illegal |
