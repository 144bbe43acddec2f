Feature: Damage that destroys a ship with casualties aboard
  A ship that has lost 80 per cent of its HULL receives two markers, each of one casualty and 30 per cent.

  Background:
    Given the spaceline:
      | mission               |
      | Explore Black Cluster |

  @ruling=1eD-damage-43
  Rule: Both casualties come before the ship is looked at

    Example: two are chosen by chance while there is a ship
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Calloway          | aboard "U.S.S. Enterprise" |
        | Giusti            | aboard "U.S.S. Enterprise" |
        | Darian Wallace    | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                    | where                         |
        | Battle Bridge Door      | on the table                  |
        | Gravitic Mine           | under "Explore Black Cluster" |
        | Phaser Banks [old]      | on "U.S.S. Enterprise"        |
        | Pulse Disruptor [old]   | on "U.S.S. Enterprise"        |
        | Maximum Firepower [old] | on "U.S.S. Enterprise"        |
      And Bob's Battle Bridge holds in order:
        | card                  |
        | Phaser Banks [new]    |
        | Pulse Disruptor [new] |
      Then the HULL integrity of "U.S.S. Enterprise" is 20
      When Alice attempts "Explore Black Cluster"
      And chance chooses "Calloway" from "Calloway", "Giusti" and "Darian Wallace"
      And chance chooses "Giusti" from "Giusti" and "Darian Wallace"
      Then "Calloway" and "Giusti" have been killed

  @ruling=1eD-damage-44
  Rule: The ship that has lost 140 per cent is destroyed

    @frame=many
    Example: whoever is left dies with it
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Calloway          | aboard "U.S.S. Enterprise" |
        | Giusti            | aboard "U.S.S. Enterprise" |
        | Darian Wallace    | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                    | where                         |
        | Battle Bridge Door      | on the table                  |
        | Gravitic Mine           | under "Explore Black Cluster" |
        | Phaser Banks [old]      | on "U.S.S. Enterprise"        |
        | Pulse Disruptor [old]   | on "U.S.S. Enterprise"        |
        | Maximum Firepower [old] | on "U.S.S. Enterprise"        |
      And Bob's Battle Bridge holds in order:
        | card                  |
        | Phaser Banks [new]    |
        | Pulse Disruptor [new] |
      When Alice attempts "Explore Black Cluster"
      And chance chooses "Calloway" from "Calloway", "Giusti" and "Darian Wallace"
      And chance chooses "Giusti" from "Giusti" and "Darian Wallace"
      Then "U.S.S. Enterprise" has been destroyed
      And "Darian Wallace" has been killed
      And "U.S.S. Enterprise" and "Darian Wallace" are now in Alice's discard pile

  @ruling=1eD-damage-45
  Rule: An Escape Pod saves only the crew that is left

    @frame=many
    Example: the two casualties are dead, and one leaves in the pod
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Calloway          | aboard "U.S.S. Enterprise" |
        | Giusti            | aboard "U.S.S. Enterprise" |
        | Darian Wallace    | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                    | where                         |
        | Battle Bridge Door      | on the table                  |
        | Gravitic Mine           | under "Explore Black Cluster" |
        | Phaser Banks [old]      | on "U.S.S. Enterprise"        |
        | Pulse Disruptor [old]   | on "U.S.S. Enterprise"        |
        | Maximum Firepower [old] | on "U.S.S. Enterprise"        |
      And Bob's Battle Bridge holds in order:
        | card                  |
        | Phaser Banks [new]    |
        | Pulse Disruptor [new] |
      And Alice has:
        | card       | where   |
        | Escape Pod | in hand |
      When Alice attempts "Explore Black Cluster"
      And chance chooses "Calloway" from "Calloway", "Giusti" and "Darian Wallace"
      And chance chooses "Giusti" from "Giusti" and "Darian Wallace"
      And Alice responds with "Escape Pod"
      Then "U.S.S. Enterprise" has been destroyed
      And "Calloway" and "Giusti" have been killed
      And "Darian Wallace" is now aboard "Escape Pod"
      And "Darian Wallace" has not been killed
