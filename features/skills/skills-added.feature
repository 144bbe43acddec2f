Feature: Skills that are added
  What a personnel gains stands in the skills box like what is printed there.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eS-skills-modifying-03
  Rule: Only regular skills are added

    Example: Sarek gains what Deanna Troi has, but not her special skill
      Given Alice has:
        | card                        | where           |
        | Vulcan Mindmeld             | in hand         |
        | Sarek                       | on "Excavation" |
        | Deanna Troi (First Contact) | on "Excavation" |
      When Alice plays "Vulcan Mindmeld" on "Sarek"
      Then the skills box of "Sarek" is Diplomacy x4, Mindmeld, Empathy, Navigation
      And the skills box of "Deanna Troi (First Contact)" is Diplomacy, Empathy, Navigation, special skill
      And "Vulcan Mindmeld" is now in Alice's discard pile
      And nothing else has changed

  Rule: What is gained raises the level of a skill that is in the box, in its place

    @ruling=1eS-skills-modifying-06
    Scenario Outline: Lojal melds with <other>
      Given Alice has:
        | card            | where           |
        | Vulcan Mindmeld | in hand         |
        | Lojal           | on "Excavation" |
        | <other>         | on "Excavation" |
      When Alice plays "Vulcan Mindmeld" on "Lojal"
      Then the skills box of "Lojal" is <box>
      And "Vulcan Mindmeld" is now in Alice's discard pile
      And nothing else has changed

      Examples:
        | other | box                                             |
        | Riva  | Diplomacy x3, Mindmeld, Anthropology, Navigation |
        | Sarek | Diplomacy x4, Mindmeld x2, Anthropology, Navigation |

    @ruling=1eS-skills-modifying-08
    Example: Lt. D'Amato adds Geology to his Geology x2
      Given Alice has:
        | card             | where           |
        | Lt. D'Amato      | on "Excavation" |
        | Classic Tricorder | on "Excavation" |
      When Alice uses "Classic Tricorder"
      And Alice chooses Geology from ENGINEER, SCIENCE, Geology and Physics
      Then the skills box of "Lt. D'Amato" is Geology x3, Archaeology
      And nothing else has changed

  Rule: What is gained and is not in the box stands at the end of it

    @ruling=1eS-skills-modifying-07
    Example: Sarek learns from Geordi, and leads with what he knew before
      Given Alice has:
        | card            | where           |
        | Vulcan Mindmeld | in hand         |
        | Sarek           | on "Excavation" |
        | Geordi La Forge | on "Excavation" |
      When Alice plays "Vulcan Mindmeld" on "Sarek"
      Then the skills box of "Sarek" is Diplomacy x3, Mindmeld, ENGINEER, Navigation, Physics, Computer Skill
      And "Vulcan Mindmeld" is now in Alice's discard pile
      And nothing else has changed

    @ruling=1eS-skills-modifying-09
    Example: Lt. D'Amato adds Physics to Geology and Archaeology
      Given Alice has:
        | card              | where           |
        | Lt. D'Amato       | on "Excavation" |
        | Classic Tricorder | on "Excavation" |
      When Alice uses "Classic Tricorder"
      And Alice chooses Physics from ENGINEER, SCIENCE, Geology and Physics
      Then the skills box of "Lt. D'Amato" is Geology x2, Archaeology, Physics
      And nothing else has changed

  Rule: Multipliers are kept when skills are added, doubled or replaced

    @ruling=1eS-skills-modifying-11 @part=added
    Example: Lojal melds with Mr. Spock, a master of the meld
      Given Alice has:
        | card            | where           |
        | Vulcan Mindmeld | in hand         |
        | Lojal           | on "Excavation" |
        | Mr. Spock       | on "Excavation" |
      When Alice plays "Vulcan Mindmeld" on "Lojal"
      Then the skills of "Lojal" are Diplomacy, Mindmeld x3, Anthropology, Navigation, SCIENCE, Computer Skill, Exobiology, Music, OFFICER, V.I.P.
      And "Vulcan Mindmeld" is now in Alice's discard pile
      And nothing else has changed

    @ruling=1eS-skills-modifying-11 @part=doubled
    Example: Zek leads at two levels since his therapy, and at four as soon as Ishka is there
      Given Alice has:
        | card                    | where             |
        | Alternate Universe Door | on the table      |
        | Reflection Therapy      | in hand           |
        | Kreechta                | at "Excavation"   |
        | Grand Nagus Zek         | aboard "Kreechta" |
        | Brunt                   | aboard "Kreechta" |
        | Ishka                   | on "Excavation"   |
      When Alice plays "Reflection Therapy" on "Grand Nagus Zek" naming "Leadership"
      And Alice chooses Greed
      Then the skills of "Grand Nagus Zek" are Acquisition, Leadership x2, Law, Diplomacy, V.I.P.
      When Alice beams "Ishka" aboard "Kreechta"
      Then the skills of "Grand Nagus Zek" are Acquisition x2, Leadership x4, Law x2, Diplomacy x2, V.I.P.
      And "Ishka" is now aboard "Kreechta"
      And "Reflection Therapy" is still on "Grand Nagus Zek"
      And nothing else has changed

    @ruling=1eS-skills-modifying-11 @part=replaced
    Example: the Founder Leader impersonates Spock, who has Diplomacy x2
      Given Alice has:
        | card                | where                         |
        | Founder Leader      | on "Excavation"               |
        | Impersonate Captive | on "Founder Leader"           |
      And Bob has:
        | card  | where           | state                        |
        | Spock | on "Excavation" | captive, controlled by Alice |
      And "Impersonate Captive" is targeting "Spock"
      Then the skills box of "Founder Leader" is Diplomacy x2, Computer Skill, Leadership, SCIENCE, Mindmeld, Treachery

    @ruling=1eS-skills-modifying-12
    Example: Sarek melds with Riva
      Given Alice has:
        | card            | where           |
        | Vulcan Mindmeld | in hand         |
        | Sarek           | on "Excavation" |
        | Riva            | on "Excavation" |
      When Alice plays "Vulcan Mindmeld" on "Sarek"
      Then the skills box of "Sarek" is Diplomacy x5, Mindmeld
      And "Vulcan Mindmeld" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eS-skills-modifying-06
  Rule: What a card adds to a skill that was lost

    Background:
      Given Alice has:
        | card            | where             |
        | Runabout        | at "Excavation"   |
        | Sarek           | aboard "Runabout" |
        | Satelk          | aboard "Runabout" |
        | Vulcan Mindmeld | in hand           |
      And Bob has:
        | card                  | where         |
        | Tsiolkovsky Infection | on "Runabout" |

    @question=lost-skill-that-is-added
    Example: Satelk, who has lost Leadership, has Diplomacy, and Sarek does without it
      When Alice plays "Vulcan Mindmeld" on "Sarek" with "Satelk"
      Then the skills box of "Sarek" is blank, Mindmeld x2
      And "Vulcan Mindmeld" is now in Alice's discard pile
      And nothing else has changed

    @reading=lost-skill-that-is-added/added
    Example: Satelk, who has lost Leadership, has Diplomacy, and so has Sarek
      When Alice plays "Vulcan Mindmeld" on "Sarek" with "Satelk"
      Then the skills box of "Sarek" is blank, Mindmeld x2, Diplomacy
      And "Vulcan Mindmeld" is now in Alice's discard pile
      And nothing else has changed
