Feature: Doubled dilemmas
  A card may double the effects of a dilemma, the whole dilemma, or what it requires.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card | where           |
      | Worf | on "Excavation" |
      | Data | on "Excavation" |

  @ruling=1eD-dilemma-resolution-29
  Rule: Whoever doubles the effects of a dilemma doubles neither what it requires nor its points

    Background:
      Given Bob has:
        | card                 | where              |
        | Armus: Spreading Tar | under "Excavation" |
        | Malice Unbound       | on the table       |

    @part=requirements @part=points
    Example: one healer is still enough, and the points are as printed
      Given Alice has:
        | card  | where           |
        | Vekor | on "Excavation" |
      When Alice attempts "Excavation"
      Then "Armus: Spreading Tar" has been overcome
      And Alice now has 5 points
      And "Armus: Spreading Tar" is now in Alice's point area
      And nothing else has changed

    Example: without a healer two are killed
      When Alice attempts "Excavation"
      Then "Worf" and "Data" have been killed

  @ruling=1eD-dilemma-resolution-30
  Rule: With Howard Heirloom Candle a dilemma that kills one personnel kills two, and requires no more

    Background:
      Given Alice has:
        | card            | where           |
        | Deanna Troi     | on "Excavation" |
        | Lwaxana Troi    | on "Excavation" |
        | Tam Elbrun      | on "Excavation" |
        | Beverly Crusher | on "Excavation" |

    Example: two who feel the echo die, and in the next attempt the usual help is enough
      Given "Worf", "Data", "Tam Elbrun" and "Beverly Crusher" are stopped
      And Bob has:
        | card                   | where              |
        | Empathic Echo          | under "Excavation" |
        | Howard Heirloom Candle | in Bob's hand      |
      When Alice attempts "Excavation" with "Deanna Troi" and "Lwaxana Troi"
      And Bob responds with "Howard Heirloom Candle"
      And Alice ends the turn
      And Bob ends the turn
      And Alice attempts "Excavation"
      Then "Deanna Troi" and "Lwaxana Troi" have been killed
      And "Empathic Echo" has been overcome

    @frame=many
    Example: what another team meets in the same turn is not doubled
      Given these made-up cards:
        | card       | type      | kind   | attempted by | requires | affiliations |
        | Quiet Moon | mission   | planet | any          | Honor    |              |
        | Settler    | personnel |        |              |          | Bajoran      |
      And the spaceline:
        | mission    |
        | Quiet Moon |
      And "Worf", "Data", "Tam Elbrun" and "Beverly Crusher" are stopped
      And Alice has:
        | card          | where           |
        | Settler [one] | on "Quiet Moon" |
        | Settler [two] | on "Quiet Moon" |
      And Bob has:
        | card                   | where              |
        | Empathic Echo          | under "Excavation" |
        | Armus - Skin of Evil   | under "Quiet Moon" |
        | Howard Heirloom Candle | in Bob's hand      |
      When Alice attempts "Excavation" with "Deanna Troi" and "Lwaxana Troi"
      And Bob responds with "Howard Heirloom Candle"
      Then "Deanna Troi" and "Lwaxana Troi" have been killed
      When Alice attempts "Quiet Moon"
      And chance chooses "Settler" [one] from "Settler" [one] and "Settler" [two]
      Then "Settler" [one] has been killed
      And "Settler" [two] has not been killed

    Example: while the candle burns the usual help is enough
      Given "Worf", "Data", "Tam Elbrun" and "Beverly Crusher" are stopped
      And Alice has:
        | card          | where             |
        | Runabout      | at "Excavation"   |
        | Tasha Yar     | aboard "Runabout" |
        | Julian Bashir | aboard "Runabout" |
        | Maques        | aboard "Runabout" |
      And Bob has:
        | card                   | where              |
        | Empathic Echo          | under "Excavation" |
        | Howard Heirloom Candle | in Bob's hand      |
      When Alice attempts "Excavation" with "Deanna Troi" and "Lwaxana Troi"
      And Bob responds with "Howard Heirloom Candle"
      And Alice beams "Tasha Yar", "Julian Bashir" and "Maques" to "Excavation"
      And Alice attempts "Excavation"
      Then "Empathic Echo" has been overcome
      And "Maques" is still on "Excavation"

  @ruling=1eD-dilemma-resolution-31
  Rule: Whoever doubles a dilemma doubles what it requires, what it does and its points

    Background:
      Given Alice has:
        | card          | where           |
        | Julian Bashir | on "Excavation" |
        | Mendon        | on "Excavation" |
      And Bob has:
        | card               | where              |
        | Crystalline Entity | under "Excavation" |
        | Lore               | on "Excavation"    |

    @part=requirements
    Example: one scientist is not enough
      When Alice attempts "Excavation"
      Then "Worf", "Data", "Julian Bashir" and "Mendon" have been killed

    @part=points
    Example: two are, and ten points are scored besides those of the mission
      Given Alice has:
        | card  | where           |
        | Vekor | on "Excavation" |
      When Alice attempts "Excavation"
      Then "Crystalline Entity" has been overcome
      And Alice now has 35 points
      And "Excavation" is now completed
      And "Crystalline Entity" is now in Alice's point area
      And nothing else has changed

    @part=results
    Example: two women run off where one would
      Given "Worf", "Data", "Julian Bashir" and "Mendon" are stopped
      And the spaceline:
        | mission         |
        | Cloaked Mission |
      And Alice has:
        | card        | where           |
        | Deanna Troi | on "Excavation" |
        | Vash        | on "Excavation" |
      And Bob has:
        | card                   | where              |
        | Aaron Conor            | on "Excavation"    |
        | Female's Love Interest | under "Excavation" |
      And the seeds under "Excavation" hold in order:
        | card                   |
        | Female's Love Interest |
        | Crystalline Entity     |
      When Alice attempts "Excavation" with "Deanna Troi" and "Vash"
      Then "Deanna Troi" and "Vash" are now on "Cloaked Mission"
      And "Female's Love Interest" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-32
  Rule: What is required is added to or lessened first, and then doubled

    Background:
      Given Alice has:
        | card          | where           |
        | Tasha Yar     | on "Excavation" |
        | Vekor         | on "Excavation" |
        | Julian Bashir | on "Excavation" |
        | Mendon        | on "Excavation" |

    @part=adds
    Example: one healer and two more are doubled to six, and four are not enough
      Given Bob has:
        | card                             | where              |
        | Shades of Gray: Brutality        | on the table       |
        | DNA Clues                        | under "Excavation" |
        | Barclay's Protomorphosis Disease | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses the word "continue"
      Then "Barclay's Protomorphosis Disease" has not been overcome

    @part=adds
    Example: six are enough
      Given Alice has:
        | card            | where           |
        | Beverly Crusher | on "Excavation" |
      And Bob has:
        | card                             | where              |
        | Shades of Gray: Brutality        | on the table       |
        | DNA Clues                        | under "Excavation" |
        | Barclay's Protomorphosis Disease | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses the word "continue"
      Then "Barclay's Protomorphosis Disease" has been overcome

    @part=subtracts
    Scenario Outline: three healers less two are doubled to two, and <number>
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Tom Paris         | aboard "U.S.S. Enterprise" |
        | Dr. La Forge      | aboard "U.S.S. Enterprise" |
        | <card>            | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                      | where        |
        | Shades of Gray: Brutality | on the table |
      And the seeds under "Explore Black Cluster" hold in order:
        | card                  |
        | DNA Clues             |
        | Tsiolkovsky Infection |
      When Alice attempts "Explore Black Cluster"
      And Alice chooses the word "stop"
      And Alice ends the turn
      And Bob ends the turn
      And Alice attempts "Explore Black Cluster"
      Then "Tsiolkovsky Infection" is now <place>
      And "DNA Clues" is still on "Explore Black Cluster"
      And nothing else has changed

      Examples:
        | number             | card           | place                  |
        | two cure it        | Calandra       | in Bob's discard pile  |
        | one does not do so | Mot the Barber | on "U.S.S. Enterprise" |

  @ruling=1eD-dilemma-resolution-33
  Rule: No less than nothing is required

    Background:
      Given these made-up cards:
        | card           | type      | affiliations | strength |
        | Weightless One | personnel | Federation   | 0        |
      And Alice has:
        | card           | where           |
        | Weightless One | on "Excavation" |
      And Bob has:
        | card           | where              |
        | Chalnoth       | under "Excavation" |
        | Softened Blows | on the table       |

    Example: whoever has no STRENGTH has not more than nothing
      Given "Worf" and "Data" are stopped
      When Alice attempts "Excavation"
      Then "Chalnoth" has not been overcome
      And "Weightless One" has been killed

    Example: the others have more
      When Alice attempts "Excavation"
      Then "Chalnoth" has been overcome

  @ruling=1eD-doubling-01
  Rule: A number is added to first, and then doubled

    @part=adds
    Example: shields of 5, stronger by 2 and doubled, are 14
      Given Alice has 50 points
      And Alice has:
        | card               | where             |
        | In the Zone        | on the table      |
        | Runabout           | at "Excavation"   |
        | Reginald Barclay   | aboard "Runabout" |
        | Nutational Shields | in Alice's hand   |
      When Alice plays "Nutational Shields" on "Runabout"
      Then the SHIELDS of "Runabout" are 14

    @part=subtracts
    Example: a RANGE of 7, slower by 4 and doubled, is 6
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has 50 points
      And Alice has:
        | card           | where                      |
        | In the Zone    | on the table               |
        | Runabout       | at "Explore Black Cluster" |
        | Mot the Barber | aboard "Runabout"          |
      And Bob has:
        | card             | where                         |
        | Isolinear Puzzle | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Isolinear Puzzle" is now on "Runabout"
      And the RANGE of "Runabout" is 6
      And nothing else has changed

    @part=adds
    Example: with a phaser 2 stronger than 10, and doubled by a rarer weapon, Worf has STRENGTH 24
      Given Alice has:
        | card                     | where                  |
        | Varon-T Disruptor        | landed on "Excavation" |
        | Starfleet Type II Phaser | on "Excavation"        |
      Then the STRENGTH of "Worf" is 24

    @part=adds
    Example: with Bob's phaser and Bob's rare weapon his Calloway, of STRENGTH 3, has 10
      Given Bob has:
        | card                     | where                  |
        | Varon-T Disruptor        | landed on "Excavation" |
        | Starfleet Type II Phaser | on "Excavation"        |
        | Calloway                 | on "Excavation"        |
      Then the STRENGTH of "Calloway" is 10

  @ruling=1eD-doubling-02
  Rule: A number is added to first, and then tripled

    Background:
      Given Alice has:
        | card             | where             |
        | Runabout         | at "Excavation"   |
        | Reginald Barclay | aboard "Runabout" |
        | Mendon           | aboard "Runabout" |
        | Beverly Crusher  | aboard "Runabout" |
        | Guinan           | aboard "Runabout" |

    @part=adds
    Example: weapons of 5, stronger by 2 and tripled, are 21
      Given Alice has:
        | card                      | where             |
        | Tasha Yar                 | aboard "Runabout" |
        | The Emissary              | aboard "Runabout" |
        | Deanna Troi               | aboard "Runabout" |
        | Kurlan Naiskos            | on "Runabout"     |
        | Bynars Weapon Enhancement | in Alice's hand   |
      When Alice plays "Bynars Weapon Enhancement" on "Runabout"
      Then the WEAPONS of "Runabout" are 21

    @part=subtracts
    Example: weapons of 5, weaker by 4 and tripled, are 3
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And "Runabout" is at "Explore Black Cluster"
      And Alice has:
        | card           | where             |
        | Tasha Yar      | aboard "Runabout" |
        | Kareel Odan    | aboard "Runabout" |
        | Deanna Troi    | aboard "Runabout" |
        | Kurlan Naiskos | on "Runabout"     |
      And Bob has:
        | card             | where                         |
        | Isolinear Puzzle | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Isolinear Puzzle" is now on "Runabout"
      And the WEAPONS of "Runabout" are 3
      And nothing else has changed

  @ruling=faq96-39-brain-drain-01
  Rule: Brain Drain doubles the STRENGTH that Interphasic Plasma Creatures take, and not what they require

    Background:
      Given Bob has:
        | card                    | where        |
        | Brain Drain             | in hand      |
        | Alternate Universe Door | on the table |

    Example: the creatures on the table take four from everybody
      Given Bob has:
        | card                         | where                        |
        | Interphasic Plasma Creatures | on Alice's side of the table |
      When Bob plays "Brain Drain" on "Interphasic Plasma Creatures"
      Then the STRENGTH of "Worf" is 6
      And the STRENGTH of "Data" is 8
      And "Brain Drain" is now in Bob's discard pile
      And nothing else has changed

    Example: doubled as they are met, they are still overcome by two SCIENCE
      Given Alice has:
        | card  | where           |
        | Soren | on "Excavation" |
        | Vekor | on "Excavation" |
      And Bob has:
        | card                         | where              |
        | Interphasic Plasma Creatures | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob responds with "Brain Drain" on "Interphasic Plasma Creatures"
      Then "Interphasic Plasma Creatures" has been overcome
