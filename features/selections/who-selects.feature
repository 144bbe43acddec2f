Feature: Who selects
  By the text of the card, by its kind, and by the rules where the text is silent.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eS-selections-06
  Rule: Where neither card nor rule says who selects, the player who played the card does

    Example: for Brain Drain Bob, who plays it, picks one of the Away Team
      Given Alice has:
        | card     | where           |
        | Data     | on "Excavation" |
        | Calloway | on "Excavation" |
      And Bob has:
        | card                    | where        |
        | Brain Drain             | in hand      |
        | Alternate Universe Door | on the table |
      When Bob plays "Brain Drain" on "Excavation"
      And Bob chooses "Data" from "Data" and "Calloway"
      Then the CUNNING of "Data" is 0
      And the CUNNING of "Calloway" is 5

    @question=tie-on-another-card
    Example: for his own Recall of the Keenest Bob picks between two that are equal
      Given Bob has:
        | card                  | where           |
        | T'Pan                 | on "Excavation" |
        | Sirna Kolrami         | on "Excavation" |
        | Calloway              | on "Excavation" |
        | Recall of the Keenest | in hand         |
      And it is Bob's turn
      When Bob plays "Recall of the Keenest"
      Then Bob must now choose one of "T'Pan" and "Sirna Kolrami"
      And Bob sees "Calloway"
      When Bob chooses "Sirna Kolrami"
      Then "Sirna Kolrami" is now in Bob's hand
      And "T'Pan" and "Calloway" are still on "Excavation"
      And "Recall of the Keenest" is now in Bob's discard pile
      And nothing else has changed

    @reading=tie-on-another-card/opponent
    Example: for Bob's own Recall of the Keenest Alice picks between two that are equal
      Given Bob has:
        | card                  | where           |
        | T'Pan                 | on "Excavation" |
        | Sirna Kolrami         | on "Excavation" |
        | Calloway              | on "Excavation" |
        | Recall of the Keenest | in hand         |
      And it is Bob's turn
      When Bob plays "Recall of the Keenest"
      And Alice chooses "Sirna Kolrami" from "T'Pan" and "Sirna Kolrami"
      Then "Sirna Kolrami" is now in Bob's hand
      And "T'Pan" and "Calloway" are still on "Excavation"

  @ruling=1eS-selections-08
  Rule: The player of Brain Drain chooses which personnel it affects

    Example: the one that he chooses loses all skills and CUNNING
      Given Alice has:
        | card     | where           |
        | Data     | on "Excavation" |
        | Calloway | on "Excavation" |
      And Bob has:
        | card                    | where        |
        | Brain Drain             | in hand      |
        | Alternate Universe Door | on the table |
      When Bob plays "Brain Drain" on "Excavation"
      Then Bob must now choose one of "Data" and "Calloway"
      When Bob chooses "Calloway"
      Then the skills box of "Calloway" is none
      And the CUNNING of "Calloway" is 0
      And the CUNNING of "Data" is 12

    Example: when Alice plays it, she chooses
      Given Alice has:
        | card                    | where        |
        | Brain Drain             | in hand      |
        | Alternate Universe Door | on the table |
      And Bob has:
        | card   | where           |
        | Taibak | on "Excavation" |
        | Thei   | on "Excavation" |
      When Alice plays "Brain Drain" on "Excavation"
      And Alice chooses "Taibak" from "Taibak" and "Thei"
      Then the skills box of "Taibak" is none

  @ruling=1eS-selections-07
  Rule: Where neither dilemma nor rule says who selects, the player who encounters it does

    @part=dilemma
    Example: Alice says which of two physicians she gives away
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Data              | aboard "U.S.S. Enterprise" |
        | Calloway          | aboard "U.S.S. Enterprise" |
        | Simon Tarses      | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                  | where                         |
        | Tarellian Plague Ship | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then Alice must now choose one of "Calloway" and "Simon Tarses"
      When Alice chooses "Simon Tarses"
      Then "Simon Tarses" is now in Alice's discard pile
      And "Calloway" and "Data" are still aboard "U.S.S. Enterprise"
      And "Tarellian Plague Ship" is now in Alice's point area
      And Alice now has 5 points
      And nothing else has changed

    @part=q-icon
    Example: for Quandary, which comes in Bob's Q-Flash, Alice says who is restored
      Given Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
        | Calloway | in discard pile |
        | Data     | in discard pile |
      And Bob has:
        | card    | where              |
        | Q-Flash | under "Excavation" |
      And Bob's Q-Continuum holds in order:
        | card     |
        | Quandary |
      When Alice attempts "Excavation"
      Then Alice must now choose one of "Calloway" and "Data"
      When Alice chooses "Data"
      Then "Data" is now on "Excavation"
      When chance chooses "Data" from "Worf" and "Data"
      Then "Data" is still on "Excavation"
      And "Calloway" is still in Alice's discard pile
      And Alice still has 0 points
      And "Q-Flash" is now in Bob's discard pile
      And "Quandary" is now face up
      And nothing else has changed

    @part=q-icon
    Example: who is drawn in place of the one restored by Quandary is discarded
      Given Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
        | Calloway | in discard pile |
        | Data     | in discard pile |
      And Bob has:
        | card    | where              |
        | Q-Flash | under "Excavation" |
      And Bob's Q-Continuum holds in order:
        | card     |
        | Quandary |
      When Alice attempts "Excavation"
      And Alice chooses "Calloway" from "Calloway" and "Data"
      Then "Calloway" is now on "Excavation"
      When chance chooses "Worf" from "Worf" and "Calloway"
      Then "Worf" is now in Alice's discard pile
      And Alice now has -5 points
      And "Q-Flash" is now in Bob's discard pile
      And "Quandary" is now face up
      And nothing else has changed

  @ruling=1eS-selections-09
  Rule: The player who faces Tarellian Plague Ship chooses the MEDICAL personnel that is discarded

    Example: the one chosen is discarded and not killed, and the dilemma is overcome
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Calloway          | aboard "U.S.S. Enterprise" |
        | Simon Tarses      | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                  | where                         |
        | Tarellian Plague Ship | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And Alice chooses "Calloway" from "Calloway" and "Simon Tarses"
      Then "Calloway" is now in Alice's discard pile
      And "Calloway" has not been killed
      And "Tarellian Plague Ship" has been overcome
      And Alice now has 5 points
      And "Tarellian Plague Ship" is now in Alice's point area
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-70
  Rule: A dilemma says whether its targets are selected at random, by the opponent or by the owner

    @part=random
    Example: Armus takes one at random
      Given Alice has:
        | card     | where           |
        | Data     | on "Excavation" |
        | Calloway | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      Then chance must now choose one of "Data" and "Calloway"
      When chance chooses "Calloway"
      Then "Calloway" has been killed

    @part=opponent
    Example: for Outpost Raid the opponent chooses two
      Given Alice has:
        | card             | where           |
        | Romulan Outpost  | at "Excavation" |
        | Taibak           | on "Excavation" |
        | Thei             | on "Excavation" |
        | Tomalak          | on "Excavation" |
      And Bob has:
        | card         | where              |
        | Outpost Raid | under "Excavation" |
      When Alice attempts "Excavation"
      Then Bob must now choose two of "Taibak", "Thei" and "Tomalak"
      When Bob chooses "Thei" and "Tomalak"
      Then "Thei" and "Tomalak" have been killed
      And "Taibak" is now stopped
      And "Thei" and "Tomalak" are now in Alice's discard pile
      And "Outpost Raid" is now in Bob's discard pile
      And nothing else has changed

    @part=owner
    Example: for El-Adrel Creature the owner says who is the second strongest
      Given Alice has:
        | card    | where           |
        | Tomalak | on "Excavation" |
        | Taibak  | on "Excavation" |
        | Thei    | on "Excavation" |
      And Bob has:
        | card              | where              |
        | El-Adrel Creature | under "Excavation" |
      When Alice attempts "Excavation"
      Then Alice must now choose one of "Taibak" and "Thei"
      When Alice chooses "Thei"
      Then "Tomalak", "Taibak" and "Thei" are still on "Excavation"
