Feature: Sites and equipment for Empok Nor
  Whoever commandeers the station lets both players download to it, within the limits of its sites.

  Background:
    Given these locations:
      | location   |
      | Excavation |
    And Alice has:
      | card | where              |
      | Worf | aboard "Empok Nor" |
    And Bob has:
      | card      | where           |
      | Empok Nor | at "Excavation" |

  @ruling=1eD-downloading-48
  Rule: When Empok Nor is commandeered, each player downloads sites and equipment to it

    @part=site @part=equipment @part=other-player
    Example: both bring a site, and one brings a weapon for it
      Given Alice has:
        | card             | where        |
        | Docking Ports    | in the sites of "Empok Nor" |
        | Security Office  | in draw deck |
        | Bajoran Phaser   | in draw deck |
      And Bob has:
        | card      | where        |
        | Infirmary | in draw deck |
      When Alice commandeers "Empok Nor"
      And Alice chooses "Security Office" from "Security Office" and none
      Then "Security Office" is now in the sites of "Empok Nor"
      When Alice chooses "Bajoran Phaser" from "Bajoran Phaser" and none
      Then "Bajoran Phaser" is now aboard "Security Office"
      When Bob chooses "Infirmary" from "Infirmary" and none
      Then "Infirmary" is now in the sites of "Empok Nor"
      And "Empok Nor" is still controlled by Alice
      And nothing else has changed

    @part=site @part=equipment
    Example: of several copies one is chosen, and nothing but sites and equipment
      Given Alice has:
        | card                     | where        |
        | Docking Ports            | in the sites of "Empok Nor" |
        | Security Office [first]  | in draw deck |
        | Security Office [second] | in draw deck |
        | Bajoran Phaser [first]   | in draw deck |
        | Bajoran Phaser [second]  | in draw deck |
        | Calloway                 | in draw deck |
        | Runabout                 | in draw deck |
        | Spacedock                | in draw deck |
      When Alice commandeers "Empok Nor"
      And Alice chooses "Security Office" [first] and "Security Office" [second]
      Then that is illegal
      When Alice chooses "Security Office" [first] from "Security Office" [first], "Security Office" [second] and none
      Then "Security Office" [first] is now in the sites of "Empok Nor"
      When Alice chooses "Bajoran Phaser" [first] and "Bajoran Phaser" [second]
      Then that is illegal
      When Alice chooses "Bajoran Phaser" [first] from "Bajoran Phaser" [first], "Bajoran Phaser" [second] and none
      Then "Bajoran Phaser" [first] is now aboard "Security Office"
      And "Calloway", "Runabout" and "Spacedock" are still in Alice's draw deck
      And "Empok Nor" is still controlled by Alice
      And nothing else has changed

  @ruling=1eD-downloading-49
  Rule: Equipment for Empok Nor obeys the restrictions of its sites

    Example: a medical kit goes to the infirmary and nowhere else, and a tricorder nowhere
      Given Alice has:
        | card              | where                       |
        | Infirmary         | in the sites of "Empok Nor" |
        | Security Office   | in the sites of "Empok Nor" |
        | Docking Ports     | in the sites of "Empok Nor" |
        | Medical Kit       | in draw deck                |
        | Tricorder         | in draw deck                |
      When Alice commandeers "Empok Nor"
      And Alice chooses "Medical Kit" from "Medical Kit" and none
      Then "Medical Kit" is now aboard "Infirmary"
      And "Security Office" is still in the sites of "Empok Nor"
      And "Tricorder" is still in Alice's draw deck
      And "Empok Nor" is still controlled by Alice
      And nothing else has changed

  @ruling=1eD-downloading-75
  Rule: A site is downloaded only to a facility where it may exist

    Example: a site for any such station is offered, a site for others is not
      Given Alice has:
        | card                | where        |
        | Garak's Tailor Shop | in draw deck |
        | Infirmary           | in draw deck |
      When Alice commandeers "Empok Nor"
      And Alice chooses "Infirmary" from "Infirmary" and none
      Then "Infirmary" is now in the sites of "Empok Nor"
      And "Garak's Tailor Shop" is still in Alice's draw deck
      And "Empok Nor" is still controlled by Alice
      And nothing else has changed

  @ruling=1eD-downloading-76
  Rule: Garak's Tailor Shop is not downloaded to Empok Nor

    Example: alone in the draw deck it is not even offered
      Given Alice has:
        | card                | where        |
        | Garak's Tailor Shop | in draw deck |
      When Alice commandeers "Empok Nor"
      Then "Garak's Tailor Shop" is still in Alice's draw deck
      And "Empok Nor" is now controlled by Alice
      And nothing else has changed
