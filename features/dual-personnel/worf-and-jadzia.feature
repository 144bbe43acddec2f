Feature: Worf and Jadzia
  What a card with two individuals is in play, and what dilemmas make of it.

  Background:
    Given the spaceline:
      | mission              |
      | Hunt for DNA Program |
    And Alice has:
      | card            | where                     |
      | Worf and Jadzia | on "Hunt for DNA Program" |

  @ruling=1eD-dual-personnel-card-01
  Rule: The card holds two personnel

    Example: Worf and Jadzia Dax have numbers of their own
      Then the STRENGTH of "Worf and Jadzia" [Worf] is 10
      And the STRENGTH of "Worf and Jadzia" [Jadzia Dax] is 8
      And the CUNNING of "Worf and Jadzia" [Worf] is 6
      And the CUNNING of "Worf and Jadzia" [Jadzia Dax] is 9

  @ruling=1eD-dual-personnel-card-04
  Rule: What happens to one individual happens to the other

    Example: the organism, which takes women alone, takes Jadzia Dax, and Worf with her
      Given Bob has:
        | card               | where                        |
        | Anaphasic Organism | under "Hunt for DNA Program" |
      When Alice attempts "Hunt for DNA Program"
      Then "Worf and Jadzia" [Jadzia Dax] has been discarded
      And "Worf and Jadzia" [Worf] has been discarded

  @ruling=1eD-dual-personnel-card-05
  Rule: When one individual is chosen to die, both die

    Scenario Outline: Ferengi attack, Bob chooses <one>, and <other> dies as well
      Given Alice has:
        | card   | where                     |
        | Amaros | on "Hunt for DNA Program" |
      And Bob has:
        | card           | where                        |
        | Ferengi Attack | under "Hunt for DNA Program" |
      When Alice attempts "Hunt for DNA Program"
      And Bob chooses "Worf and Jadzia" [<one>]
      Then "Worf and Jadzia" [<other>] has been killed
      And "Worf and Jadzia" [<one>] has been killed
      And "Amaros" has not been killed

      Examples: The one who is listed first, and the other
        | one        | other      |
        | Worf       | Jadzia Dax |
        | Jadzia Dax | Worf       |

  @ruling=1eD-dual-personnel-card-20
  Rule: Where somebody chooses, individuals are counted

    Example: Bob has three to choose from for Ferengi Attack
      Given Alice has:
        | card   | where                     |
        | Amaros | on "Hunt for DNA Program" |
      And Bob has:
        | card           | where                        |
        | Ferengi Attack | under "Hunt for DNA Program" |
      When Alice attempts "Hunt for DNA Program"
      Then Bob must now choose one of "Worf and Jadzia" [Worf], "Worf and Jadzia" [Jadzia Dax] and "Amaros"
      When Bob chooses "Amaros"
      Then "Amaros" has been killed
      And "Worf and Jadzia" has not been killed

  @ruling=1eD-dual-personnel-card-21
  Rule: What comes to a chosen individual comes to the other, beyond the number chosen

    Example: Bob may choose one for Ferengi Attack, and two die
      Given Alice has:
        | card   | where                     |
        | Amaros | on "Hunt for DNA Program" |
      And Bob has:
        | card           | where                        |
        | Ferengi Attack | under "Hunt for DNA Program" |
      When Alice attempts "Hunt for DNA Program"
      And Bob chooses "Worf and Jadzia" [Worf]
      Then "Worf and Jadzia" [Worf] has been killed
      And "Worf and Jadzia" [Jadzia Dax] has been killed
      And "Worf and Jadzia" is now in Alice's discard pile
      And "Amaros" is still on "Hunt for DNA Program"
      And "Amaros" is now stopped
      And "Ferengi Attack" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dual-personnel-card-10
  Rule: In a random selection the card counts as one

    @part=pool
    Example: Armus takes one of two cards and not one of three personnel
      Given Alice has:
        | card  | where                     |
        | Gorta | on "Hunt for DNA Program" |
      And Bob has:
        | card                 | where                        |
        | Armus - Skin of Evil | under "Hunt for DNA Program" |
      When Alice attempts "Hunt for DNA Program"
      Then chance must now choose one of "Worf and Jadzia" and "Gorta"
      When chance chooses "Gorta"
      Then "Gorta" has been killed
      And "Worf and Jadzia" is still on "Hunt for DNA Program"

  @ruling=1eD-dual-personnel-card-11
  Rule: When the card is drawn at random, the result is for both individuals

    Example: friendly fire hits Worf and Jadzia Dax together
      Given Alice has:
        | card  | where                     |
        | Gorta | on "Hunt for DNA Program" |
      And Bob has:
        | card          | where                        |
        | Friendly Fire | under "Hunt for DNA Program" |
      When Alice attempts "Hunt for DNA Program"
      And chance chooses "Worf and Jadzia" from "Worf and Jadzia" and "Gorta"
      Then "Worf and Jadzia" [Worf] has been killed
      And "Worf and Jadzia" [Jadzia Dax] has been killed
      And "Gorta" has not been killed

  @ruling=1eD-dual-personnel-card-12
  Rule: Armus takes one card, and both personnel on it die

    Example: Worf and Jadzia Dax die together
      Given Alice has:
        | card  | where                     |
        | Gorta | on "Hunt for DNA Program" |
      And Bob has:
        | card                 | where                        |
        | Armus - Skin of Evil | under "Hunt for DNA Program" |
      When Alice attempts "Hunt for DNA Program"
      And chance chooses "Worf and Jadzia" from "Worf and Jadzia" and "Gorta"
      Then "Worf and Jadzia" [Worf] has been killed
      And "Worf and Jadzia" [Jadzia Dax] has been killed
      And "Gorta" has not been killed

  @ruling=1eD-dual-personnel-card-15
  Rule: When the card is drawn for The Chandra, all go on who have a number of either individual

    @part=first @part=second
    Example: Amaros goes on with Worf's CUNNING, Amarie with Jadzia's, and Gorta with nobody's
      Given Alice has:
        | card   | where                     |
        | Amaros | on "Hunt for DNA Program" |
        | Amarie | on "Hunt for DNA Program" |
        | Gorta  | on "Hunt for DNA Program" |
      And Bob has:
        | card               | where                        |
        | Chula: The Chandra | under "Hunt for DNA Program" |
      When Alice attempts "Hunt for DNA Program"
      And chance chooses "Worf and Jadzia" from "Worf and Jadzia", "Amaros", "Amarie" and "Gorta"
      Then "Gorta" is now stopped
      And "Worf and Jadzia", "Amaros" and "Amarie" are still not stopped
      And "Chula: The Chandra" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dual-personnel-card-16
  Rule: The card goes on with a single personnel when either individual has a number of that one

    Scenario Outline: <who> is drawn, and Worf and Jadzia <do> with <whose> CUNNING
      Given Alice has:
        | card  | where                     |
        | <who> | on "Hunt for DNA Program" |
        | Gorta | on "Hunt for DNA Program" |
      And Bob has:
        | card               | where                        |
        | Chula: The Chandra | under "Hunt for DNA Program" |
      When Alice attempts "Hunt for DNA Program"
      And chance chooses "<who>" from "Worf and Jadzia", "<who>" and "Gorta"
      Then "Worf and Jadzia" is still not stopped
      And "<who>" is still not stopped
      And "Gorta" is now stopped
      And "Chula: The Chandra" is now in Bob's discard pile
      And nothing else has changed

      @part=first
      Examples: The CUNNING of the one who is listed first
        | who    | whose  | do    |
        | Amaros | Worf's | go on |

      @part=second
      Examples: The CUNNING of the other
        | who    | whose    | do    |
        | Amarie | Jadzia's | go on |

  @ruling=1eD-dual-personnel-card-17
  Rule: A selection of women includes a card with a man and a woman

    @part=female
    Example: of the women Jadzia Dax has the highest total, and the organism takes her card
      Given Alice has:
        | card   | where                     |
        | Amarie | on "Hunt for DNA Program" |
      And Bob has:
        | card               | where                        |
        | Anaphasic Organism | under "Hunt for DNA Program" |
      When Alice attempts "Hunt for DNA Program"
      Then "Worf and Jadzia" is now in Alice's discard pile
      And "Amarie" is still on "Hunt for DNA Program"
      And "Amarie" is now stopped
      And "Anaphasic Organism" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dual-personnel-card-26
  Rule: Each individual's own total is compared, and not their sum

    @part=most
    Example: Archer shoots a champion who outdoes Worf and Jadzia each alone
      Given these made-up cards:
        | card         | type      | affiliations | integrity | cunning | strength |
        | Old Champion | personnel | Non-Aligned  | 10        | 10      | 10       |
      And Alice has:
        | card         | where                     |
        | Old Champion | on "Hunt for DNA Program" |
      And Bob has:
        | card   | where                        |
        | Archer | under "Hunt for DNA Program" |
      When Alice attempts "Hunt for DNA Program"
      Then "Old Champion" has been killed
      And "Worf and Jadzia" has not been killed

  @ruling=1eD-dual-personnel-card-27
  Rule: When either individual fits, both are affected

    Example: Jadzia Dax and a champion have the highest total, and Bob's choice of her kills Worf
      Given these made-up cards:
        | card         | type      | affiliations | integrity | cunning | strength |
        | Old Champion | personnel | Non-Aligned  | 8         | 8       | 9        |
      And Alice has:
        | card         | where                     |
        | Old Champion | on "Hunt for DNA Program" |
      And Bob has:
        | card   | where                        |
        | Archer | under "Hunt for DNA Program" |
      When Alice attempts "Hunt for DNA Program"
      And Bob chooses "Worf and Jadzia" [Jadzia Dax] from "Worf and Jadzia" [Jadzia Dax] and "Old Champion"
      Then "Worf and Jadzia" [Worf] has been killed
      And "Worf and Jadzia" [Jadzia Dax] has been killed
      And "Old Champion" has not been killed

  @ruling=1eD-dual-personnel-card-42
  Rule: The card is not in play together with your version of either persona

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |

    Scenario Outline: <who> does not report while Worf and Jadzia are in play
      Given Alice has:
        | card  | where   |
        | <who> | in hand |
      When Alice reports "<who>" to "Federation Outpost"
      Then that is illegal
      And nothing else has changed

      Examples: The one who is listed first, and the other
        | who        |
        | Worf       |
        | Jadzia Dax |

    Scenario Outline: <who> reports when Worf and Jadzia are in the discard pile
      Given "Worf and Jadzia" is in Alice's discard pile
      And Alice has:
        | card  | where   |
        | <who> | in hand |
      When Alice reports "<who>" to "Federation Outpost"
      Then "<who>" is now aboard "Federation Outpost"
      And nothing else has changed

      Examples: The one who is listed first, and the other
        | who        |
        | Worf       |
        | Jadzia Dax |
