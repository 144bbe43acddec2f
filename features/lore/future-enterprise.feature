Feature: Whom the lore of the Future Enterprise names
  The FAQ prints it.

  @ruling=faq96-352-future-enterprise-04
  Rule: The lore of the Future Enterprise says that Admiral Riker commanded her

    Example: Admiral Riker commands her, and Jean-Luc Picard does not
      Given the spaceline:
        | mission    |
        | Excavation |
      Then "Admiral Riker" is named in the lore of "Future Enterprise"
      And "Admiral Riker" is a matching commander of "Future Enterprise"
      And "Jean-Luc Picard" is not named in the lore of "Future Enterprise"
