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

  @ruling=custom-stopped-21
  Rule: In Second Edition nobody who is stopped is beamed

    Scenario Outline: the surveyor aboard is <state>, and to beam him down is <verdict>
      Given these made-up cards:
        | card          | type      | kind   | attempted by | affiliations | range |
        | Quiet Planet  | mission   | planet | any          |              |       |
        | Light Shuttle | ship      |        |              | Bajoran      | 8     |
        | Old Surveyor  | personnel |        |              | Bajoran      |       |
        | Young Farmer  | personnel |        |              | Bajoran      |       |
      And Alice has:
        | card          | where                  | state   |
        | Quiet Planet  | in Alice's spaceline   |         |
        | Light Shuttle | at "Quiet Planet"      |         |
        | Old Surveyor  | aboard "Light Shuttle" | <state> |
        | Young Farmer  | aboard "Light Shuttle" |         |
      When Alice beams "Old Surveyor" to "Quiet Planet"
      Then that is <verdict>

      Examples: Stopped, and not
        | state       | verdict |
        | stopped     | illegal |
        | not stopped | legal   |

    Example: to beam him up is no better
      Given these made-up cards:
        | card          | type      | kind   | attempted by | affiliations | range |
        | Quiet Planet  | mission   | planet | any          |              |       |
        | Light Shuttle | ship      |        |              | Bajoran      | 8     |
        | Old Surveyor  | personnel |        |              | Bajoran      |       |
      And Alice has:
        | card          | where                | state   |
        | Quiet Planet  | in Alice's spaceline |         |
        | Light Shuttle | at "Quiet Planet"    |         |
        | Old Surveyor  | on "Quiet Planet"    | stopped |
      When Alice beams "Old Surveyor" aboard "Light Shuttle"
      Then that is illegal
      And nothing else has changed

  @ruling=custom-stopped-22
  Rule: In Second Edition a failed attempt in space stops the ship

    Example: nobody aboard has the skill
      Given these made-up cards:
        | card          | type      | kind  | attempted by | requires | affiliations | range |
        | Empty Reach   | mission   | space | any          | Law      |              |       |
        | Light Shuttle | ship      |       |              |          | Bajoran      | 8     |
        | Old Surveyor  | personnel |       |              |          | Bajoran      |       |
      And Alice has:
        | card          | where                  |
        | Empty Reach   | in Alice's spaceline   |
        | Light Shuttle | at "Empty Reach"       |
        | Old Surveyor  | aboard "Light Shuttle" |
      When Alice attempts "Empty Reach" from "Light Shuttle"
      Then "Empty Reach" is still not completed
      And "Light Shuttle" and "Old Surveyor" are now stopped
      And nothing else has changed

  @ruling=custom-stopped-23
  Rule: In Second Edition those with whom a player fights are stopped afterwards

    Example: her ship engages his
      Given these made-up cards:
        | card          | type      | kind  | attempted by | affiliations | range | weapons | shields |
        | Empty Reach   | mission   | space | any          |              |       |         |         |
        | Light Shuttle | ship      |       |              | Bajoran      | 8     | 2       | 4       |
        | Old Surveyor  | personnel |       |              | Bajoran      |       |         |         |
      And Alice has:
        | card                | where                  |
        | Empty Reach         | in Alice's spaceline   |
        | Light Shuttle       | at "Empty Reach"       |
        | Old Surveyor [hers] | aboard "Light Shuttle" |
      And Bob has:
        | card                | where            |
        | Light Shuttle [his] | at "Empty Reach" |
      When Alice engages "Light Shuttle" [his] with "Light Shuttle"
      Then "Light Shuttle" and "Old Surveyor" [hers] are now stopped
      And nothing else has changed
