Feature: Single planet dilemmas in 1996
  What the FAQ says of Hunter Gangs and of the Zaldan.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=faq96-322-hunter-gangs-01
  Rule: Hunter Gangs look at CUNNING with whatever modifies it

    Background:
      Given Bob has:
        | card         | where              |
        | Hunter Gangs | under "Excavation" |

    Example: in Yellow Alert the gangs kill Worf, whose CUNNING is 6 as printed, and not Calloway with her 5
      Given Alice has:
        | card         | where           |
        | Yellow Alert | on the table    |
        | Worf         | on "Excavation" |
        | Calloway     | on "Excavation" |
      When Alice attempts "Excavation"
      Then the CUNNING of "Calloway" is 6
      And "Worf" has been killed
      And "Calloway" is still on "Excavation"

  @ruling=faq96-322-hunter-gangs-02
  Rule: CUNNING that a modifier makes even saves a personnel from Hunter Gangs, and CUNNING that it makes odd does not

    @part=made-even @part=made-odd
    Example: Yellow Alert saves Troi and costs Data his life
      Given Alice has:
        | card         | where           |
        | Yellow Alert | on the table    |
        | Deanna Troi  | on "Excavation" |
        | Data         | on "Excavation" |
      And Bob has:
        | card         | where              |
        | Hunter Gangs | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Deanna Troi" is still on "Excavation"
      And "Data" has been killed

  @ruling=faq96-322-hunter-gangs-03
  Rule: CUNNING zero is neither odd nor even, and Hunter Gangs let such a personnel live

    Example: whose CUNNING is drained away survives
      Given Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
        | Calloway | on "Excavation" |
      And Bob has:
        | card                    | where              |
        | Hunter Gangs            | under "Excavation" |
        | Brain Drain             | in hand            |
        | Alternate Universe Door | on the table       |
      When Bob plays "Brain Drain" on "Calloway"
      And Alice attempts "Excavation"
      Then the CUNNING of "Calloway" is 0
      And "Calloway" and "Worf" are still on "Excavation"
      And "Hunter Gangs" is now in Bob's discard pile
      And "Brain Drain" is still in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-322-zaldan-01
  Rule: A phaser does not get anybody past the Zaldan, for whom it has to be a Disruptor

    Example: armed with a phaser the team fails, and Troi is killed
      Given Alice has:
        | card                     | where           |
        | Deanna Troi              | on "Excavation" |
        | Tasha Yar                | on "Excavation" |
        | Starfleet Type II Phaser | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Zaldan | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Deanna Troi" has been killed
      And "Tasha Yar" is now stopped
      And "Zaldan" is still under "Excavation"
      And "Deanna Troi" is now in Alice's discard pile
      And nothing else has changed

    Example: with a disruptor at hand as well the same team gets past him
      Given Alice has:
        | card                     | where                  |
        | Deanna Troi              | on "Excavation"        |
        | Tasha Yar                | on "Excavation"        |
        | Starfleet Type II Phaser | on "Excavation"        |
        | Varon-T Disruptor        | landed on "Excavation" |
      And Bob has:
        | card   | where              |
        | Zaldan | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Zaldan" has been overcome
      And "Deanna Troi" is still on "Excavation"
      And "Tasha Yar" is still not stopped
