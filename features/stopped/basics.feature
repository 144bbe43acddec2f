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

    Example: the crew aboard the ship above it have made none, and are not stopped
      Given these made-up cards:
        | card          | type      | kind   | attempted by | requires | affiliations | skills  | range |
        | Quiet Planet  | mission   | planet | any          | Law      |              |         |       |
        | Light Shuttle | ship      |        |              |          | Bajoran      |         | 8     |
        | Old Surveyor  | personnel |        |              |          | Bajoran      | Biology |       |
        | Young Farmer  | personnel |        |              |          | Bajoran      |         |       |
      And Alice has:
        | card          | where                  |
        | Quiet Planet  | in Alice's spaceline   |
        | Light Shuttle | at "Quiet Planet"      |
        | Old Surveyor  | on "Quiet Planet"      |
        | Young Farmer  | aboard "Light Shuttle" |
      When Alice attempts "Quiet Planet"
      Then "Old Surveyor" is now stopped
      And "Young Farmer" and "Light Shuttle" are still not stopped
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
        | card          | type      | kind  | attempted by | affiliations | range | weapons | shields | skills     |
        | Empty Reach   | mission   | space | any          |              |       |         |         |            |
        | Light Shuttle | ship      |       |              | Bajoran      | 8     | 2       | 4       |            |
        | Old Surveyor  | personnel |       |              | Bajoran      |       |         |         | Leadership |
      And Alice has:
        | card                | where                  |
        | Empty Reach         | in Alice's spaceline   |
        | Light Shuttle       | at "Empty Reach"       |
        | Old Surveyor [hers] | aboard "Light Shuttle" |
        | Power to the Weapons | in Alice's core |
      And Bob has:
        | card                | where            |
        | Light Shuttle [his] | at "Empty Reach" |
      When Alice engages "Light Shuttle" [his] with "Light Shuttle"
      Then "Light Shuttle" and "Old Surveyor" [hers] are now stopped
      And "Power to the Weapons" is now in Alice's discard pile
      And nothing else has changed
  @ruling=custom-stopped-01
  Rule: In Second Edition what is stopped is so until the next turn begins

    Example: in the next turn the surveyor and the barge are free
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | range |
        | Quiet Planet | mission   | planet | any          |              |       |
        | Light Barge  | ship      |        |              | Bajoran      | 8     |
        | Old Surveyor | personnel |        |              | Bajoran      |       |
      And Alice has:
        | card         | where                | state   |
        | Quiet Planet | in Alice's spaceline |         |
        | Light Barge  | at "Quiet Planet"    | stopped |
        | Old Surveyor | on "Quiet Planet"    | stopped |
      Then these are illegal:
        | action                        |
        | Alice attempts "Quiet Planet" |
      When Alice ends the turn
      Then "Light Barge" and "Old Surveyor" are no longer stopped
      When Bob ends the turn
      Then these are legal:
        | action                        |
        | Alice attempts "Quiet Planet" |
      And nothing else has changed

  @ruling=custom-stopped-04
  Rule: In Second Edition the stopped aboard face no dilemmas in space

    Example: the nurse is the keenest, and the pilot is killed, who is not stopped
      Given these made-up cards:
        | card        | type      | kind  | attempted by | affiliations | range | skills  | cunning |
        | Empty Reach | mission   | space | any          |              |       |         |         |
        | Light Barge | ship      |       |              | Bajoran      | 8     |         |         |
        | Old Pilot   | personnel |       |              | Bajoran      |       | Science | 4       |
        | Deck Hand   | personnel |       |              | Bajoran      |       |         | 3       |
        | Ship Nurse  | personnel |       |              | Bajoran      |       | Science | 7       |
      And Alice has:
        | card               | where                | state   |
        | Empty Reach        | in Alice's spaceline |         |
        | Light Barge        | at "Empty Reach"     |         |
        | Old Pilot          | aboard "Light Barge" |         |
        | Deck Hand [first]  | aboard "Light Barge" |         |
        | Deck Hand [second] | aboard "Light Barge" |         |
        | Ship Nurse         | aboard "Light Barge" | stopped |
      And Bob has:
        | card                | where           |
        | Unscientific Method | in dilemma pile |
      When Alice attempts "Empty Reach"
      And Bob chooses "Unscientific Method"
      Then "Old Pilot" has been killed
      And "Ship Nurse" is still aboard "Light Barge"
      And "Old Pilot" is now in Alice's discard pile
      And "Deck Hand" [first] and "Deck Hand" [second] are now stopped
      And "Unscientific Method" is now face up
      And nothing else has changed

  @ruling=custom-stopped-05
  Rule: In Second Edition a crew of the stopped attempts nothing

    Scenario Outline: the pilot is stopped, the nurse <state>, and to attempt is <verdict>
      Given these made-up cards:
        | card        | type      | kind  | attempted by | affiliations | range |
        | Empty Reach | mission   | space | any          |              |       |
        | Light Barge | ship      |       |              | Bajoran      | 8     |
        | Old Pilot   | personnel |       |              | Bajoran      |       |
        | Ship Nurse  | personnel |       |              | Bajoran      |       |
      And Alice has:
        | card        | where                | state   |
        | Empty Reach | in Alice's spaceline |         |
        | Light Barge | at "Empty Reach"     |         |
        | Old Pilot   | aboard "Light Barge" | stopped |
        | Ship Nurse  | aboard "Light Barge" | <state> |
      When Alice attempts "Empty Reach"
      Then that is <verdict>

      Examples: All of them, and all but one
        | state       | verdict |
        | stopped     | illegal |
        | not stopped | legal   |
