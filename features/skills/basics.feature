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
