Feature: Kits, PADDs and tricorders in 1996
  What they give to a classification, and what that is good for.

  Background:
    Given these made-up cards:
      | card            | type    | kind   | span | points | attempted by | requires    |
      | Broken Dam      | mission | planet | 2    | 20     | Federation   | ENGINEER x2 |
      | Odd Readings    | mission | planet | 2    | 20     | Federation   | SCIENCE     |
      | Odder Phenomena | mission | planet | 2    | 30     | Federation   | SCIENCE x2  |

  @ruling=faq96-37-equipment-01
  Rule: With an Engineering Kit each OFFICER present is an ENGINEER besides

    Scenario Outline: Picard and <other> <do> the dam
      Given the spaceline:
        | mission    |
        | Broken Dam |
      And Alice has:
        | card            | where           |
        | Jean-Luc Picard | on "Broken Dam" |
        | <other>         | on "Broken Dam" |
        | Engineering Kit | on "Broken Dam" |
      When Alice attempts "Broken Dam"
      Then "Broken Dam" is <result> completed
      And Alice <has> points
      And nothing else has changed

      Examples:
        | other        | do          | result    | has         |
        | Shelby       | mend        | now       | now has 20  |
        | Hannah Bates | do not mend | still not | still has 0 |

  @ruling=faq96-37-equipment-02
  Rule: What equipment makes of a personnel counts for no other equipment

    Background:
      Given the spaceline:
        | mission      |
        | Odd Readings |
      And Alice has:
        | card            | where             |
        | Tricorder       | on "Odd Readings" |
        | Engineering Kit | on "Odd Readings" |

    Example: Picard is an ENGINEER by the kit, and no SCIENCE by the tricorder
      Given Alice has:
        | card            | where             |
        | Jean-Luc Picard | on "Odd Readings" |
      When Alice attempts "Odd Readings"
      Then "Odd Readings" is still not completed
      And nothing else has changed

    Example: Reginald Barclay beside him is an ENGINEER by profession, and reads the tricorder
      Given Alice has:
        | card             | where             |
        | Jean-Luc Picard  | on "Odd Readings" |
        | Reginald Barclay | on "Odd Readings" |
      When Alice attempts "Odd Readings"
      Then "Odd Readings" is now completed
      And Alice now has 20 points
      And nothing else has changed

    Example: it is so aboard a ship
      Given these made-up cards:
        | card        | type    | kind  | span | points | attempted by | requires |
        | Odd Signals | mission | space | 2    | 20     | Federation   | SCIENCE  |
      And the spaceline:
        | mission     |
        | Odd Signals |
      And Alice has:
        | card            | where             |
        | Runabout        | at "Odd Signals"  |
        | Jean-Luc Picard | aboard "Runabout" |
      And "Tricorder" and "Engineering Kit" are aboard "Runabout"
      When Alice attempts "Odd Signals"
      Then "Odd Signals" is still not completed
      And nothing else has changed

  @ruling=faq96-37-equipment-03
  Rule: Whoever is an ENGINEER twice has SCIENCE once from a tricorder

    Background:
      Given the spaceline:
        | mission         |
        | Odder Phenomena |
      And Alice has:
        | card            | where                |
        | Geordi La Forge | on "Odder Phenomena" |
        | Tricorder       | on "Odder Phenomena" |

    Example: Geordi alone is not enough where SCIENCE is needed twice
      When Alice attempts "Odder Phenomena"
      Then "Odder Phenomena" is still not completed
      And nothing else has changed

    Example: with a second ENGINEER he is
      Given Alice has:
        | card             | where                |
        | Reginald Barclay | on "Odder Phenomena" |
      When Alice attempts "Odder Phenomena"
      Then "Odder Phenomena" is now completed
      And Alice now has 30 points
      And nothing else has changed

    Scenario Outline: beside Geordi somebody whose classification is <classification> reads the tricorder
      Given these made-up cards:
        | card         | type      | affiliations | classification   | skills  |
        | Ensign Tully | personnel | Federation   | <classification> | <skill> |
      And Alice has:
        | card         | where                |
        | Ensign Tully | on "Odder Phenomena" |
      When Alice attempts "Odder Phenomena"
      Then "Odder Phenomena" is <result> completed
      And Alice <has> points
      And nothing else has changed

      Examples: ENGINEER as a skill, and as the classification
        | classification | skill    | result    | has         |
        | OFFICER        | ENGINEER | still not | still has 0 |
        | ENGINEER       | OFFICER  | now       | now has 30  |

  @ruling=faq96-37-equipment-07
  Rule: Nutational Shields count whoever has ENGINEER, by an Engineering PADD, too

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where           |
        | Runabout           | at "Excavation" |
        | Nutational Shields | on the table    |

    Scenario Outline: with <crew> and <equipment> aboard the SHIELDS are <shields>
      Given Alice has:
        | card        | where             |
        | <crew>      | aboard "Runabout" |
        | <equipment> | aboard "Runabout" |
      Then the SHIELDS of "Runabout" are <shields>

      Examples:
        | crew         | equipment        | shields |
        | Hannah Bates | Engineering PADD | 7       |
        | Hannah Bates | Engineering Kit  | 5       |
        | Leah Brahms  | Engineering PADD | 7       |
        | Shelby       | Engineering PADD | 5       |
        | Shelby       | Engineering Kit  | 7       |

    Example: they protect no outpost, and no ship of Bob's
      Given the spaceline:
        | mission              |
        | Hunt for DNA Program |
      And Alice has:
        | card               | where                       |
        | Federation Outpost | at "Hunt for DNA Program"   |
        | Hannah Bates       | aboard "Federation Outpost" |
        | Engineering PADD   | aboard "Federation Outpost" |
      And Bob has:
        | card                     | where                   |
        | Science Vessel           | at "Excavation"         |
        | Taibak                   | aboard "Science Vessel" |
        | Engineering PADD [Bob's] | aboard "Science Vessel" |
      Then the SHIELDS of "Runabout" are 5
      And the SHIELDS of "Federation Outpost" are 30
      And the SHIELDS of "Science Vessel" are 6
