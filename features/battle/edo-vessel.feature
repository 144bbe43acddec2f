Feature: Attacks on the Edo Vessel
  Chance has it whether they come to anything.

  Background:
    Given the spaceline:
      | mission               |
      | Explore Black Cluster |
    And Alice has:
      | card       | where                      |
      | Edo Vessel | at "Explore Black Cluster" |
    And Bob has:
      | card   | where                      |
      | Bortas | at "Explore Black Cluster" |
      | Gowron | aboard "Bortas"            |
    And it is Bob's turn

  Rule: An attack on the Edo Vessel is as likely to be nullified as not

    @ruling=faq96-355-edo-vessel-01 @frame=open
    Scenario Outline: chance says that the attack is <what>
      When Bob attacks "Edo Vessel" with "Bortas"
      And chance chooses <answer>
      Then "Edo Vessel" is <outcome>

      Examples:
        | what          | answer | outcome           |
        | nullified     | yes    | still not damaged |
        | not nullified | no     | now damaged       |

    @ruling=faq96-355-edo-vessel-02 @frame=open
    Scenario Outline: the card is flipped, and lands face <side>
      When Bob attacks "Edo Vessel" with "Bortas"
      And chance chooses <answer>
      Then "Edo Vessel" is <outcome>

      Examples:
        | side | answer | outcome           |
        | down | yes    | still not damaged |
        | up   | no     | now damaged       |
