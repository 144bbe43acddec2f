Feature: Skill dots
  The dots on a personnel card are counted as printed, whatever becomes of its skills.

  Background:
    Given these made-up cards:
      | card         | type    | kind  | attempted by | requires |
      | Quiet Nebula | mission | space | any          | Honor x9 |

  @ruling=1eS-skills-20
  Rule: A personnel may have more skills than skill dots

    Example: Trauma befalls Worf, who has three dots, and not Juliana Tainer with five skills on two
      Given the spaceline:
        | mission      |
        | Quiet Nebula |
      And Alice has:
        | card           | where             |
        | Runabout       | at "Quiet Nebula" |
        | Worf           | aboard "Runabout" |
        | Juliana Tainer | aboard "Runabout" |
      And Bob has:
        | card   | where                |
        | Trauma | under "Quiet Nebula" |
      When Alice attempts "Quiet Nebula"
      Then "Trauma" is now on "Worf"
      And "Worf" is now disabled
      And "Trauma" is now targeting "Worf"
      And "Trauma" is now counted down to 3
      And nothing else has changed

  @ruling=1eS-skills-22
  Rule: Juliana Tainer has four regular skills and one special skill, and two skill dots

    Example: they are counted apart
      Given the spaceline:
        | mission      |
        | Quiet Nebula |
      And Alice has:
        | card           | where             |
        | Runabout       | at "Quiet Nebula" |
        | Juliana Tainer | aboard "Runabout" |
      Then the skills box of "Juliana Tainer" is Geology, Computer Skill, Cybernetics, Music, special skill
      And the skill dots of "Juliana Tainer" are 2

  @ruling=1eS-skills-21
  Rule: Skill dots neither come nor go with skills that cards add or remove

    @part=added
    Example: with the skills of Geordi La Forge Satelk has three dots as before
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card            | where           |
        | Satelk          | on "Excavation" |
        | Geordi La Forge | on "Excavation" |
        | Vulcan Mindmeld | in hand         |
      When Alice plays "Vulcan Mindmeld" on "Satelk"
      Then the skill dots of "Satelk" are 3
      And the skills box of "Satelk" is Leadership, Mindmeld, Diplomacy, ENGINEER, Navigation, Physics, Computer Skill
      And "Vulcan Mindmeld" is now in Alice's discard pile
      And nothing else has changed

    @part=removed
    Example: without his first-listed skill Worf has three dots as before
      Given the spaceline:
        | mission      |
        | Quiet Nebula |
      And Alice has:
        | card     | where             |
        | Runabout | at "Quiet Nebula" |
        | Worf     | aboard "Runabout" |
      And Bob has:
        | card                  | where                |
        | Tsiolkovsky Infection | under "Quiet Nebula" |
      When Alice attempts "Quiet Nebula"
      Then "Tsiolkovsky Infection" is now on "Runabout"
      And the skills box of "Worf" is blank, Navigation, Diplomacy
      And the skill dots of "Worf" are 3
      And nothing else has changed

    @part=removed
    Example: Bob's Worf has three dots in Alice's turn, too
      Given the spaceline:
        | mission      |
        | Quiet Nebula |
      And Bob has:
        | card     | where             |
        | Runabout | at "Quiet Nebula" |
        | Worf     | aboard "Runabout" |
      And Alice has:
        | card                  | where         |
        | Tsiolkovsky Infection | on "Runabout" |
      Then the skills box of "Worf" is blank, Navigation, Diplomacy
      And the skill dots of "Worf" are 3

    @part=added
    Example: with an Engineering Kit Deanna Troi has no more dots than before
      Given these made-up cards:
        | card          | type    | kind   | attempted by | points | requires |
        | Broken Bridge | mission | planet | any          | 30     | ENGINEER |
      And the spaceline:
        | mission       |
        | Broken Bridge |
      And Alice has:
        | card            | where              |
        | Deanna Troi     | on "Broken Bridge" |
        | Engineering Kit | on "Broken Bridge" |
      Then the skill dots of "Deanna Troi" are 2
      When Alice attempts "Broken Bridge"
      Then "Broken Bridge" is now completed
      And the skill dots of "Deanna Troi" are 2
      And Alice now has 30 points
      And nothing else has changed

  @ruling=1eS-skills-24
  Rule: A card that counts skill dots counts those that are printed

    Example: Worf, to whom the Borg have left four skills, is worth fifteen points for three dots
      Given the spaceline:
        | mission      |
        | Quiet Nebula |
      And Alice has:
        | card                   | where     |
        | Assimilate Counterpart | on "Worf" |
      And Bob has:
        | card     | where             | state       |
        | Runabout | at "Quiet Nebula" |             |
        | Worf     | aboard "Runabout" | assimilated |
      Then the skills box of "Worf" is SECURITY, Honor x2, Navigation, Diplomacy
      And the points of "Assimilate Counterpart" are 15

  @ruling=1eS-skills-25
  Rule: The skill dots of a card that has errata are those of the errata

    Scenario Outline: <card> has two
      Given the spaceline:
        | mission      |
        | Quiet Nebula |
      And Alice has:
        | card     | where             |
        | Runabout | at "Quiet Nebula" |
        | <card>   | aboard "Runabout" |
      Then the skill dots of "<card>" are 2

      Examples: One who was printed with fewer, and one with more
        | card                 |
        | T'Pan                |
        | Tasha Yar - Alternate |

    Example: Trauma befalls Worf, who has three, and not the other Tasha Yar
      Given the spaceline:
        | mission      |
        | Quiet Nebula |
      And Alice has:
        | card                  | where             |
        | Runabout              | at "Quiet Nebula" |
        | Worf                  | aboard "Runabout" |
        | Tasha Yar - Alternate | aboard "Runabout" |
      And Bob has:
        | card   | where                |
        | Trauma | under "Quiet Nebula" |
      When Alice attempts "Quiet Nebula"
      Then "Trauma" is now on "Worf"
      And "Worf" is now disabled
      And "Trauma" is now targeting "Worf"
      And "Trauma" is now counted down to 3
      And nothing else has changed
