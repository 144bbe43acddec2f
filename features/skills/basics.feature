Feature: Basic rules of skills
  Who shares them with whom.

  @ruling=custom-skills-52
  Rule: Nobody melds with a hologram

    Example: Sarek has no skills of one
      Given these made-up cards:
        | card       | type      | affiliations | icons    | skills     |
        | Light Form | personnel | Federation   | hologram | Exobiology |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card            | where           |
        | Sarek           | on "Excavation" |
        | Light Form      | on "Excavation" |
        | Vulcan Mindmeld | in hand         |
      When Alice plays "Vulcan Mindmeld" on "Sarek"
      Then the skills box of "Sarek" is Diplomacy x3, Mindmeld
      And "Vulcan Mindmeld" is now in Alice's discard pile
      And nothing else has changed

  @ruling=custom-skills-45
  Rule: What is gained comes behind what is printed

    Example: Sarek melds with somebody who knows Exobiology
      Given these made-up cards:
        | card      | type      | affiliations | skills     |
        | Old Galen | personnel | Federation   | Exobiology |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card            | where           |
        | Sarek           | on "Excavation" |
        | Old Galen       | on "Excavation" |
        | Vulcan Mindmeld | in hand         |
      When Alice plays "Vulcan Mindmeld" on "Sarek"
      Then the skills box of "Sarek" is Diplomacy x3, Mindmeld, Exobiology
      And "Vulcan Mindmeld" is now in Alice's discard pile
      And nothing else has changed

  @ruling=custom-skills-50
  Rule: Levels of several personnel add up

    @frame=many
    Scenario Outline: two levels of Law are asked for, <who> attempt the mission, and it is <is> completed
      Given these made-up cards:
        | card        | type      | kind   | attempted by | requires | points | affiliations | skills |
        | Quiet World | mission   | planet | any          | Law x2   | 30     |              |        |
        | Clerk       | personnel |        |              |          |        | Bajoran      | Law    |
        | Judge       | personnel |        |              |          |        | Bajoran      | Law x2 |
        | Porter      | personnel |        |              |          |        | Bajoran      | Honor  |
      And Alice has:
        | card          | where                |
        | Quiet World   | in Alice's spaceline |
        | <one> [one]   | on "Quiet World"     |
        | <other> [two] | on "Quiet World"     |
      When Alice attempts "Quiet World"
      Then "Quiet World" is <is> completed

      Examples: One level, a level each, and both on one card
        | who                  | one   | other  | is        |
        | a clerk and a porter | Clerk | Porter | still not |
        | two clerks           | Clerk | Clerk  | now       |
        | a judge and a porter | Judge | Porter | now       |
        | a judge and a clerk  | Judge | Clerk  | now       |
