Feature: Ships that do not fly past a Subspace Warp Rift
  It damages ships that fly on, and none that a card takes elsewhere.

  Background:
    Given the spaceline:
      | mission          |
      | Excavation       |
      | Paxan "Wormhole" |
      | Tarchannen Study |
    And Bob has:
      | card   | where                 |
      | Pi     | at "Paxan 'Wormhole'" |
      | Mendak | aboard "Pi"           |

  @ruling=1eS-subspace-warp-rift-02
  Rule: A ship that is relocated from there is not damaged

    Example: it is taken away from the rift
      Given Alice has:
        | card               | where                 |
        | Subspace Warp Rift | on "Paxan 'Wormhole'" |
      When Alice uses "Paxan 'Wormhole'" on "Pi"
      And Alice chooses "Excavation"
      Then "Pi" is now at "Excavation"
      And "Pi" is still not damaged
      And nothing else has changed

    Example: it is so in the midst of orders
      Given it is Alice's orders
      And Alice has:
        | card               | where                 |
        | Subspace Warp Rift | on "Paxan 'Wormhole'" |
      When Alice uses "Paxan 'Wormhole'" on "Pi"
      And Alice chooses "Excavation"
      Then "Pi" is now at "Excavation"
      And "Pi" is still not damaged
      And nothing else has changed

  @ruling=1eS-subspace-warp-rift-03
  Rule: A ship that is relocated to there is not damaged

    Example: it is taken to the rift
      Given Alice has:
        | card               | where           |
        | Subspace Warp Rift | on "Excavation" |
      When Alice uses "Paxan 'Wormhole'" on "Pi"
      And Alice chooses "Excavation"
      Then "Pi" is now at "Excavation"
      And "Pi" is still not damaged
      And nothing else has changed

    Example: nor is it in the midst of orders
      Given it is Alice's orders
      And Alice has:
        | card               | where           |
        | Subspace Warp Rift | on "Excavation" |
      When Alice uses "Paxan 'Wormhole'" on "Pi"
      And Alice chooses "Excavation"
      Then "Pi" is now at "Excavation"
      And "Pi" is still not damaged
      And nothing else has changed
