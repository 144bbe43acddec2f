Feature: A dual-personnel card in a random selection
  One card in the pool, one card for the number, and both individuals for the result.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card         | where           |
      | Jake and Nog | on "Excavation" |
      | Calloway     | on "Excavation" |

  @ruling=1eD-dual-personnel-card-10
  Rule: In a random selection the card counts as one, among those drawn from and among those drawn

    @part=pool
    Example: Jake and Nog are one of two for Armus
      Given Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      Then chance must now choose one of "Jake and Nog" and "Calloway"
      When chance chooses "Calloway"
      Then "Calloway" has been killed
      And "Jake and Nog" is still on "Excavation"

    @part=number
    Example: Jake and Nog are one of the two who are half of four
      Given Alice has:
        | card         | where           |
        | Simon Tarses | on "Excavation" |
        | Data         | on "Excavation" |
      And Bob has:
        | card                     | where              |
        | Denevan Neural Parasites | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Jake and Nog" and "Calloway" from "Jake and Nog", "Calloway", "Simon Tarses" and "Data"
      Then "Jake and Nog" and "Calloway" have been killed
      And "Simon Tarses" and "Data" are still on "Excavation"
      And "Jake and Nog" and "Calloway" are now in Alice's discard pile
      And "Denevan Neural Parasites" are now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dual-personnel-card-11
  Rule: When the card is drawn, the result is for both individuals

    Example: of two cards with a Diplomat on them one is drawn, and Beverly is stopped with Will
      Given Alice has:
        | card             | where           |
        | Beverly and Will | on "Excavation" |
        | Maques           | on "Excavation" |
      And Bob has:
        | card              | where   |
        | Diplomat Detained | in hand |
      And it is Bob's turn
      When Bob plays "Diplomat Detained"
      And chance chooses "Beverly and Will" from "Beverly and Will" and "Maques"
      Then "Beverly and Will" [Beverly Crusher] is now stopped
      And "Beverly and Will" [William T. Riker] is now stopped
      And "Maques", "Calloway" and "Jake and Nog" are still not stopped
      And "Beverly and Will" is now stopped
      And "Diplomat Detained" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dual-personnel-card-12
  Rule: Armus takes one card, and both personnel on it die

    Example: Jake and Nog die together
      Given Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Jake and Nog" from "Jake and Nog" and "Calloway"
      Then "Jake and Nog" [Jake Sisko] has been killed
      And "Jake and Nog" [Nog] has been killed
      And "Calloway" has not been killed

  @ruling=1eD-dual-personnel-card-13
  Rule: Half of an Away Team of six cards is three cards, however many personnel those are

    Example: three cards are drawn for the parasites, and four personnel die
      Given Alice has:
        | card         | where           |
        | Simon Tarses | on "Excavation" |
        | Data         | on "Excavation" |
        | Worf         | on "Excavation" |
        | Maques       | on "Excavation" |
      And Bob has:
        | card                     | where              |
        | Denevan Neural Parasites | under "Excavation" |
      When Alice attempts "Excavation"
      Then chance must now choose three of "Jake and Nog", "Calloway", "Simon Tarses", "Data", "Worf" and "Maques"
      When chance chooses "Jake and Nog", "Calloway" and "Maques"
      Then "Jake and Nog" [Jake Sisko] has been killed
      And "Jake and Nog" [Nog] has been killed
      And "Calloway" and "Maques" have been killed
      And "Simon Tarses", "Data" and "Worf" are still on "Excavation"

  @ruling=1eD-dual-personnel-card-14
  Rule: It takes two phasers or disruptors to protect the card from Denevan Neural Parasites

    Example: one phaser protects Nog, and he dies with Jake
      Given Alice has:
        | card                     | where           |
        | Starfleet Type II Phaser | on "Excavation" |
      And Bob has:
        | card                     | where              |
        | Denevan Neural Parasites | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Jake and Nog" from "Jake and Nog" and "Calloway"
      And Alice chooses "Jake and Nog" [Nog]
      Then "Jake and Nog" has been killed

    Example: a phaser and a disruptor protect both
      Given Alice has:
        | card                     | where                  |
        | Starfleet Type II Phaser | on "Excavation"        |
        | Varon-T Disruptor        | landed on "Excavation" |
      And Bob has:
        | card                     | where              |
        | Denevan Neural Parasites | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Jake and Nog" from "Jake and Nog" and "Calloway"
      And Alice chooses "Jake and Nog" [Jake Sisko] and "Jake and Nog" [Nog]
      Then "Jake and Nog" has not been killed
      And "Jake and Nog" is still on "Excavation"

  @ruling=1eD-dual-personnel-card-15
  Rule: When the card is drawn for The Chandra, all go on who have a number of either individual

    @part=first
    Example: Calloway goes on with Jake's CUNNING, and Data with nobody's
      Given Alice has:
        | card | where           |
        | Data | on "Excavation" |
      And Bob has:
        | card               | where              |
        | Chula: The Chandra | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Jake and Nog" from "Jake and Nog", "Calloway" and "Data"
      Then "Calloway" is still not stopped
      And "Data" is now stopped
      And "Jake and Nog" is still not stopped
      And "Chula: The Chandra" is now in Bob's discard pile
      And nothing else has changed

    @part=second
    Example: Tasha Yar goes on with Nog's CUNNING
      Given Alice has:
        | card      | where           |
        | Data      | on "Excavation" |
        | Tasha Yar | on "Excavation" |
      And Bob has:
        | card               | where              |
        | Chula: The Chandra | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Jake and Nog" from "Jake and Nog", "Calloway", "Data" and "Tasha Yar"
      Then "Tasha Yar" is still not stopped
      And "Data" is now stopped
      And "Chula: The Chandra" is now in Bob's discard pile
      And nothing else has changed

    @frame=differs
    Scenario Outline: Jenna D'Sora, whose INTEGRITY is Nog's CUNNING, <goes on>
      Given Alice has:
        | card         | where           |
        | Jenna D'Sora | on "Excavation" |
      And Bob has:
        | card               | where              |
        | Chula: The Chandra | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Jake and Nog" from "Jake and Nog", "Calloway" and "Jenna D'Sora"
      Then "Calloway" is still not stopped
      And "Jenna D'Sora" <is> stopped

      @question=matching-attribute-numbers
      Examples: INTEGRITY is compared with INTEGRITY
        | goes on        | is     |
        | does not go on | is now |

      @reading=matching-attribute-numbers/any
      Examples: Any number may match any other, read the other way
        | goes on | is           |
        | goes on | is still not |

  @ruling=1eD-dual-personnel-card-16
  Rule: The card goes on with a single personnel when either individual has a number of that one

    @part=second
    Example: Nog's CUNNING is Thomas Riker's
      Given Alice has:
        | card         | where           |
        | Thomas Riker | on "Excavation" |
      And Bob has:
        | card               | where              |
        | Chula: The Chandra | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Thomas Riker" from "Jake and Nog", "Calloway" and "Thomas Riker"
      Then "Jake and Nog" is still not stopped
      And "Thomas Riker" is still not stopped

    @part=first @frame=open
    Example: Jake's INTEGRITY is Wesley Crusher's
      Given Alice has:
        | card           | where           |
        | Wesley Crusher | on "Excavation" |
      And Bob has:
        | card               | where              |
        | Chula: The Chandra | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Wesley Crusher" from "Jake and Nog", "Calloway" and "Wesley Crusher"
      Then "Jake and Nog" is still not stopped
      And "Wesley Crusher" is still not stopped

  @ruling=1eD-dual-personnel-card-17
  Rule: A male and female card is in a selection by gender, whichever gender is asked for

    @part=male @part=female
    Example: a man and a woman on one card are among the men and among the women
      Given Alice has:
        | card             | where           |
        | Beverly and Will | on "Excavation" |
        | Simon Tarses     | on "Excavation" |
      And Bob has:
        | card             | where              |
        | Parallel Romance | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Simon Tarses" from "Jake and Nog", "Beverly and Will" and "Simon Tarses"
      And chance chooses "Calloway" from "Calloway" and "Beverly and Will"
      Then "Simon Tarses" and "Calloway" are now stopped
      And "Beverly and Will" is still not stopped
      And "Parallel Romance" is now on "Excavation"
      And nothing else has changed

  @ruling=1eD-dual-personnel-card-18
  Rule: Beverly and Will are in both selections of Parallel Romance

    Example: they are drawn twice, and nobody else falls in love
      Given Alice has:
        | card             | where           |
        | Beverly and Will | on "Excavation" |
      And Bob has:
        | card             | where              |
        | Parallel Romance | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Beverly and Will" from "Jake and Nog" and "Beverly and Will"
      And chance chooses "Beverly and Will" from "Calloway" and "Beverly and Will"
      Then "Beverly and Will" is now stopped
      And "Jake and Nog" and "Calloway" are still not stopped
      And "Parallel Romance" is now on "Excavation"
      And nothing else has changed

  @ruling=1eD-dual-personnel-card-19
  Rule: When Will is the man who is stopped, Beverly is stopped too, whoever is the woman

    Example: Calloway is drawn as the woman, and Beverly is stopped all the same
      Given Alice has:
        | card             | where           |
        | Beverly and Will | on "Excavation" |
      And Bob has:
        | card             | where              |
        | Parallel Romance | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Beverly and Will" from "Jake and Nog" and "Beverly and Will"
      And chance chooses "Calloway" from "Calloway" and "Beverly and Will"
      Then "Beverly and Will" [Beverly Crusher] is now stopped
      And "Beverly and Will" [William T. Riker] is now stopped
      And "Calloway" is now stopped
      And "Jake and Nog" is still not stopped
      And "Beverly and Will" is now stopped
      And "Parallel Romance" is now on "Excavation"
      And nothing else has changed
