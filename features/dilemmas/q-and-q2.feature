Feature: Q and Q2
  Q clears a mission of its dilemmas for a strong team, and Q2 may get in between.

  Background:
    Given the spaceline:
      | mission              |
      | Excavation           |
      | Cultural Observation |

  @ruling=faq96-39-q2-01
  Rule: Q2 may nullify a Q dilemma that is about to be overcome, so that the other dilemmas there must be faced

    Example: the strong team must face the door behind Q
      Given Alice has:
        | card              | where                     |
        | U.S.S. Enterprise | at "Cultural Observation" |
        | Jean-Luc Picard   | on "Cultural Observation" |
        | William T. Riker  | on "Cultural Observation" |
        | Data              | on "Cultural Observation" |
        | Worf              | on "Cultural Observation" |
        | Deanna Troi       | on "Cultural Observation" |
        | Geordi La Forge   | on "Cultural Observation" |
        | Beverly Crusher   | on "Cultural Observation" |
        | K'Ehleyr          | on "Cultural Observation" |
      And Bob has:
        | card            | where                        |
        | Q               | under "Cultural Observation" |
        | Impassable Door | under "Cultural Observation" |
        | Q2              | in hand                      |
      When Alice attempts "Cultural Observation" from "Cultural Observation"
      And Bob responds with "Q2"
      Then "Q" has been nullified
      And "Q" has not been overcome
      And "Impassable Door" has been encountered
      And "Q", "Q2" and "Impassable Door" are now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-39-q2-02
  Rule: Whoever holds Q2 may wait to see whether the Q dilemma is overcome

    @frame=open
    Example: Bob answers when a stranger's INTEGRITY has helped the team past Q
      Given Alice has:
        | card                    | where                     |
        | Alternate Universe Door | on the table              |
        | Jean-Luc Picard         | on "Cultural Observation" |
        | William T. Riker        | on "Cultural Observation" |
        | Data                    | on "Cultural Observation" |
        | Worf                    | on "Cultural Observation" |
        | Deanna Troi             | on "Cultural Observation" |
        | Geordi La Forge         | on "Cultural Observation" |
        | Beverly Crusher         | on "Cultural Observation" |
        | Eyes in the Dark        | in hand                   |
      And Bob has:
        | card        | where                        |
        | Q           | under "Cultural Observation" |
        | Q2          | in hand                      |
        | I.K.S. Vorn | at "Excavation"              |
        | Klag        | aboard "I.K.S. Vorn"         |
      When Alice attempts "Cultural Observation" from "Cultural Observation"
      And Alice responds with "Eyes in the Dark"
      And Bob responds with "Q2"
      Then "Q" has been nullified
      And "Q" has not been overcome
      And "Q2" is now in Bob's discard pile
      And "Jean-Luc Picard", "William T. Riker", "Data" and "Worf" are still not stopped
      And "Deanna Troi", "Geordi La Forge" and "Beverly Crusher" are still not stopped
      And "Klag" is still aboard "I.K.S. Vorn"

    Example: he may let them pass after all
      Given Alice has:
        | card                    | where                     |
        | Alternate Universe Door | on the table              |
        | Jean-Luc Picard         | on "Cultural Observation" |
        | William T. Riker        | on "Cultural Observation" |
        | Data                    | on "Cultural Observation" |
        | Worf                    | on "Cultural Observation" |
        | Deanna Troi             | on "Cultural Observation" |
        | Geordi La Forge         | on "Cultural Observation" |
        | Beverly Crusher         | on "Cultural Observation" |
        | Eyes in the Dark        | in hand                   |
      And Bob has:
        | card        | where                        |
        | Q           | under "Cultural Observation" |
        | Q2          | in hand                      |
        | I.K.S. Vorn | at "Excavation"              |
        | Klag        | aboard "I.K.S. Vorn"         |
      When Alice attempts "Cultural Observation" from "Cultural Observation"
      And Alice responds with "Eyes in the Dark"
      Then "Q" has been overcome
      And "Q2" is still in Bob's hand

  @ruling=faq96-39-q2-03
  Rule: A card that is nullified is discarded, and what it would do is not done

    @part=discarded @part=cancelled
    Example: Q is nullified before it harms the weak team
      Given Alice has:
        | card        | where           |
        | U.S.S. Hood | at "Excavation" |
        | Calloway    | on "Excavation" |
      And Bob has:
        | card | where              |
        | Q    | under "Excavation" |
        | Q2   | in hand            |
      When Alice attempts "Excavation" from "Excavation"
      And Bob responds with "Q2"
      Then "Q" and "Q2" are now in Bob's discard pile
      And "Calloway" is still not stopped
      And nothing else has changed

  @ruling=faq96-39-q2-04
  Rule: The dilemma that was seeded last is encountered first

    Example: Q is seeded on top of a door
      Given it is the dilemma phase
      And Alice has:
        | card            | where         |
        | Impassable Door | in seed cards |
        | Q               | in seed cards |
      When Alice seeds "Impassable Door" under "Excavation"
      And Bob seeds nothing
      And Alice seeds "Q" under "Excavation"
      Then the seeds under "Excavation" now hold in order:
        | card            |
        | Q               |
        | Impassable Door |
      And nothing else has changed

  @ruling=faq96-39-q2-05
  Rule: A single red shirt who fails at the Q dilemma uses it up

    Example: the red shirt is stopped, the spaceline is rearranged, and Q is gone
      Given Alice has:
        | card        | where           |
        | U.S.S. Hood | at "Excavation" |
        | Calloway    | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Q               | under "Excavation" |
        | Impassable Door | under "Excavation" |
      When Alice attempts "Excavation" from "Excavation"
      And Bob chooses "Cultural Observation" and "Excavation"
      Then "Q" is now in Bob's discard pile
      And the seeds under "Excavation" now hold in order:
        | card            |
        | Impassable Door |
      And the Alpha Quadrant spaceline now holds in order:
        | card                 |
        | Cultural Observation |
        | Excavation           |
      And "Calloway" is now stopped
      And nothing else has changed

  @ruling=faq96-39-q2-06
  Rule: Q is the only Q-related dilemma

    Example: Q2 answers Q and not the dilemma before it
      Given Alice has:
        | card        | where           |
        | Calloway    | on "Excavation" |
        | Soren       | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
        | Q                    | under "Excavation" |
        | Q2                   | in hand            |
      When Alice attempts "Excavation" from "Excavation"
      And chance chooses "Soren" from "Calloway" and "Soren"
      And Bob responds with "Q2"
      Then "Q" has been nullified
      And "Armus - Skin of Evil" has not been nullified
      And "Soren" has been killed
