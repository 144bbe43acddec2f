Feature: What Ferengi Military Operations give for a victory
  The incident as the Current Rulings word it rewards once what its player brings off where a DaiMon of his is.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Wormhole Negotiations |

  @ruling=cr14-ferengi-military-operations-erratum-04
  Rule: Once in a game a battle won, a personnel captured or a ship commandeered gives two of three things

    Background:
      Given Alice has:
        | card                        | where        |
        | Ferengi Military Operations | on the table |
        | Tricorder [first]           | in draw deck |
        | Medical Kit                 | in draw deck |
        | Tricorder [other]           | in draw deck |

    @frame=many @part=battle @part=points @part=cards
    Example: for a battle won she takes points and cards
      Given Alice has:
        | card | where           |
        | Prak | on "Excavation" |
      And Bob has:
        | card      | where           |
        | Amarie | on "Excavation" |
      When Alice attacks "Amarie" with "Prak"
      And Alice chooses the word "score points" from the word "score points", the word "draw cards" and the word "download equipment"
      And Alice chooses the word "draw cards" from the word "draw cards" and the word "download equipment"
      Then Alice now has 5 points
      And "Tricorder" [first] and "Medical Kit" are now in Alice's hand
      And "Tricorder" [other] is still in Alice's draw deck

    @frame=many @part=captive @part=points @part=equipment
    Example: for a personnel captured she takes points and equipment, which comes to that place
      Given Alice has:
        | card     | where           |
        | Tog      | on "Excavation" |
        | Calloway | in draw deck    |
      And Bob has:
        | card          | where           |
        | Devinoni Ral  | on "Excavation" |
      When Alice uses "Tog" on "Devinoni Ral"
      And Alice chooses the word "download equipment"
      And Alice chooses the word "score points" from the word "score points" and the word "draw cards"
      And Alice chooses "Medical Kit" from "Tricorder" [first], "Medical Kit" and "Tricorder" [other]
      Then Alice still has 5 points
      And "Medical Kit" is now on "Excavation"
      And "Devinoni Ral" is still captive

    @frame=many @part=ship @part=cards @part=equipment
    Example: for a ship commandeered she takes cards and equipment
      Given Alice has:
        | card            | where                     |
        | Prak            | aboard "Yridian Shuttle"  |
        | Baran           | aboard "Yridian Shuttle"  |
        | Commandeer Ship | in hand                   |
      And Bob has:
        | card            | where               |
        | Yridian Shuttle | at "Wormhole Negotiations" |
      When Alice plays "Commandeer Ship" on "Baran"
      Then "Yridian Shuttle" is now controlled by Alice
      When Alice chooses the word "draw cards"
      And Alice chooses the word "download equipment"
      And Alice chooses "Tricorder" [other] from "Tricorder" [first], "Medical Kit" and "Tricorder" [other]
      Then "Tricorder" [first] and "Medical Kit" are still in Alice's hand
      And "Tricorder" [other] is now aboard "Yridian Shuttle"

    Example: a battle lost, and one that the opponent wins, give nothing
      Given Alice has:
        | card | where           |
        | Prak | on "Excavation" |
      And Bob has:
        | card | where           |
        | Kurn | on "Excavation" |
      When Alice attacks "Kurn" with "Prak"
      Then Alice still has 0 points
      And "Tricorder" [first] is still in Alice's draw deck

    Example: it is Bob who has the operations, and for Alice's victory nobody gets anything
      Given "Ferengi Military Operations" is in Alice's discard pile
      And Alice has:
        | card | where           |
        | Prak | on "Excavation" |
      And Bob has:
        | card                              | where           |
        | Ferengi Military Operations [his] | on the table    |
        | Amarie                            | on "Excavation" |
      When Alice attacks "Amarie" with "Prak"
      Then "Amarie" is now in Bob's discard pile
      And "Prak" is now stopped
      And nothing else has changed

    Example: a second victory gives nothing more
      Given Alice has:
        | card | where           |
        | Prak | on "Excavation" |
        | Tog  | on "Excavation" |
      And Bob has:
        | card         | where           |
        | Devinoni Ral | on "Excavation" |
        | Amarie    | on "Excavation" |
      When Alice uses "Tog" on "Devinoni Ral"
      And Alice chooses the word "score points"
      And Alice chooses the word "draw cards"
      And Alice attacks "Amarie" with "Prak"
      Then Alice still has 5 points
      And "Tricorder" [other] is still in Alice's draw deck

  @ruling=cr14-ferengi-military-operations-erratum-05
  Rule: The two things differ, and without a Ferengi DaiMon at the location there is neither

    Background:
      Given Alice has:
        | card                        | where               |
        | Ferengi Military Operations | on the table        |
        | Yridian Shuttle             | at "Wormhole Negotiations" |
        | Tricorder                   | in draw deck        |
        | Medical Kit                 | in draw deck        |

    @frame=many
    Example: who has chosen the points does not choose them again
      Given Alice has:
        | card | where           |
        | Tog  | on "Excavation" |
      And Bob has:
        | card         | where           |
        | Devinoni Ral | on "Excavation" |
      When Alice uses "Tog" on "Devinoni Ral"
      And Alice chooses the word "score points"
      And Alice chooses the word "score points"
      Then that is illegal
      When Alice chooses the word "draw cards"
      Then Alice now has 5 points

    Scenario Outline: with <commander> <where> she gets nothing
      Given Alice has:
        | card        | where           |
        | Roga Danar  | on "Excavation" |
        | <commander> | <where>         |
      And Bob has:
        | card      | where           |
        | Amarie | on "Excavation" |
      When Alice attacks "Amarie" with "Roga Danar"
      Then "Amarie" is now in Bob's discard pile
      And "Roga Danar" is now stopped
      And "<commander>" <is> stopped
      And nothing else has changed

      Examples: A DaiMon elsewhere, and somebody else
        | commander | where                    | is           |
        | Prak      | aboard "Yridian Shuttle" | is still not |
        | Par Lenor | on "Excavation"          | is now       |

      @question=lost-icons-of-2014
      Examples: A DaiMon of no affiliation
        | commander | where           | is     |
        | Bok       | on "Excavation" | is now |

    Example: a DaiMon of the opponent's does not count
      Given these made-up cards:
        | card           | type | affiliations | range |
        | Light Marauder | ship | Ferengi      | 7     |
      And Alice has:
        | card       | where           |
        | Roga Danar | on "Excavation" |
      And Bob has:
        | card           | where                   |
        | Amarie         | on "Excavation"         |
        | Light Marauder | at "Excavation"         |
        | Prak           | aboard "Light Marauder" |
      When Alice attacks "Amarie" with "Roga Danar"
      Then "Amarie" is now in Bob's discard pile
      And "Roga Danar" is now stopped
      And nothing else has changed

    @frame=many
    Example: with a DaiMon who only looks on she gets both
      Given Alice has:
        | card       | where           |
        | Roga Danar | on "Excavation" |
        | Prak       | on "Excavation" |
      And Bob has:
        | card      | where           |
        | Amarie | on "Excavation" |
      When Alice attacks "Amarie" with "Roga Danar"
      And Alice chooses the word "draw cards"
      And Alice chooses the word "score points"
      Then Alice now has 5 points
      And "Tricorder" and "Medical Kit" are now in Alice's hand

    @reading=lost-icons-of-2014/left-out
    Example: with a DaiMon of no affiliation she gets both
      Given Alice has:
        | card       | where           |
        | Roga Danar | on "Excavation" |
        | Bok        | on "Excavation" |
      And Bob has:
        | card      | where           |
        | Amarie | on "Excavation" |
      When Alice attacks "Amarie" with "Roga Danar"
      And Alice chooses the word "draw cards"
      And Alice chooses the word "score points"
      Then Alice now has 5 points
      And "Tricorder" and "Medical Kit" are now in Alice's hand
