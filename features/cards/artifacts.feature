Feature: Artifacts as printed
  Where an artifact goes when it is earned.

  @ruling=custom-cards-18
  Rule: Thought Maker is placed in hand

    @frame=many
    Example: Alice solves the mission and has it in hand
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | span | points |
        | Quiet Planet | mission   | planet | any          |              | 3    | 30     |
        | Ensign Ann   | personnel |        |              | Federation   |      |        |
      And the spaceline:
        | mission      |
        | Quiet Planet |
      And Alice has:
        | card       | where             |
        | Ensign Ann | on "Quiet Planet" |
      And Bob has:
        | card          | where                |
        | Thought Maker | under "Quiet Planet" |
      When Alice attempts "Quiet Planet"
      Then "Quiet Planet" is now completed
      And "Thought Maker" is now in Alice's hand
