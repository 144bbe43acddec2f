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

  @ruling=1eD-dilemma-resolution-29 @1e-glossary @1e-2014
  Rule: Whoever doubles the effects of a dilemma doubles neither what it requires nor its points

    Background:
      Given Bob has:
        | card                  | where              |
        | Armus: Spreading Tar  | under "Excavation" |
        | Malice Unbound        | on the table       |

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

  @ruling=1eD-dilemma-resolution-30 @1e-glossary @1e-2014
  Rule: With Howard Heirloom Candle a dilemma that kills one personnel kills two, and requires no more

    Background:
      Given Alice has:
        | card            | where           |
        | Deanna Troi     | on "Excavation" |
        | Lwaxana Troi    | on "Excavation" |
        | Tam Elbrun      | on "Excavation" |
        | Beverly Crusher | on "Excavation" |

    Example: two who feel the echo die, and in the next attempt the usual help is enough
      Given Bob has:
        | card                   | where              |
        | Empathic Echo          | under "Excavation" |
        | Howard Heirloom Candle | in Bob's hand      |
      When Alice attempts "Excavation" with "Deanna Troi" and "Lwaxana Troi"
      And Bob responds with "Howard Heirloom Candle"
      And Alice attempts "Excavation" with "Worf", "Tam Elbrun" and "Beverly Crusher"
      Then "Deanna Troi" and "Lwaxana Troi" have been killed
      And "Empathic Echo" has been overcome

  @ruling=1eD-dilemma-resolution-31 @1e-glossary @1e-2014
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

    Example: one scientist is not enough
      When Alice attempts "Excavation"
      Then "Worf", "Data", "Julian Bashir" and "Mendon" have been killed

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

  @ruling=1eD-dilemma-resolution-32 @1e-glossary @1e-2014
  Rule: What is required is added to or lessened first, and then doubled

    Background:
      Given Alice has:
        | card            | where           |
        | Tasha Yar       | on "Excavation" |
        | Vekor           | on "Excavation" |
        | Julian Bashir   | on "Excavation" |
        | Mendon          | on "Excavation" |

    Example: one healer and two more are doubled to six, and four are not enough
      Given Bob has:
        | card                             | where              |
        | Shades of Gray: Brutality        | on the table       |
        | DNA Clues                        | under "Excavation" |
        | Barclay's Protomorphosis Disease | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses the word "continue"
      Then "Barclay's Protomorphosis Disease" has not been overcome

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

  @ruling=1eD-dilemma-resolution-33 @1e-glossary @1e-2014
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

  @ruling=1eD-doubling-01 @1e-glossary @1e-2014
  Rule: A number is added to first, and then doubled

    Example: shields of 5, stronger by 2 and doubled, are 14
      Given Alice has 50 points
      And Alice has:
        | card               | where              |
        | In the Zone        | on the table       |
        | Runabout           | at "Excavation"    |
        | Reginald Barclay   | aboard "Runabout"  |
        | Nutational Shields | in Alice's hand    |
      When Alice plays "Nutational Shields" on "Runabout"
      Then the SHIELDS of "Runabout" are 14

  @ruling=1eD-doubling-02 @1e-glossary @1e-2014
  Rule: A number is added to first, and then tripled

    Background:
      Given Alice has:
        | card             | where             |
        | Runabout         | at "Excavation"   |
        | Reginald Barclay | aboard "Runabout" |
        | Mendon           | aboard "Runabout" |
        | Beverly Crusher  | aboard "Runabout" |
        | Guinan           | aboard "Runabout" |

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
