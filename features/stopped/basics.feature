Feature: Basic rules of stopping

  @ruling=custom-stopped-20
  Rule: In Second Edition a failed attempt stops all who made it

    Example: nobody has the skill, and both are stopped
      Given these made-up cards:
        | card         | type      | kind   | attempted by | requires | affiliations | skills  |
        | Quiet Planet | mission   | planet | any          | Law      |              |         |
        | Old Surveyor | personnel |        |              |          | Bajoran      | Biology |
        | Young Farmer | personnel |        |              |          | Bajoran      |         |
      And Alice has:
        | card         | where                |
        | Quiet Planet | in Alice's spaceline |
        | Old Surveyor | on "Quiet Planet"    |
        | Young Farmer | on "Quiet Planet"    |
      When Alice attempts "Quiet Planet"
      Then "Quiet Planet" is still not completed
      And "Old Surveyor" and "Young Farmer" are now stopped
      And nothing else has changed
