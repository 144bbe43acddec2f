Feature: Who is stopped with whom
  A team or a crew that fails is stopped; others are not, however near they are.

  @ruling=1eS-stopped-01
  Rule: Failing a dilemma with conditions stops those who faced it, and nobody else

    Example: a crew fails, and no other ship there is stopped
      Given these made-up cards:
        | card          | type      | kind   | affiliations | attempted by | skills         | range | requires |
        | Quiet Planet  | mission   | planet |              | any          |                |       | Geology  |
        | Empty Reach   | mission   | space  |              | any          |                |       | Geology  |
        | Light Shuttle | ship      |        | Federation   |              |                | 8     |          |
        | Old Surveyor  | personnel |        | Federation   |              | Geology        |       |          |
        | Young Farmer  | personnel |        | Federation   |              |                |       |          |
        | Code Breaker  | personnel |        | Federation   |              | Computer Skill |       |          |
        | Steel Crate   | equipment |        |              |              |                |       |          |
      And the spaceline:
        | mission      |
        | Quiet Planet |
        | Empty Reach  |
      And Alice has:
        | card                  | where                           |
        | Light Shuttle [first] | at "Empty Reach"                |
        | Old Surveyor          | aboard "Light Shuttle" [first]  |
        | Steel Crate           | aboard "Light Shuttle" [first]  |
        | Light Shuttle [other] | at "Empty Reach"                |
        | Code Breaker          | aboard "Light Shuttle" [other]  |
      And Bob has:
        | card                 | where                        |
        | Ancient Computer     | under "Empty Reach"          |
        | Light Shuttle [his]  | at "Empty Reach"             |
        | Young Farmer         | aboard "Light Shuttle" [his] |
      When Alice attempts "Empty Reach" from "Light Shuttle" [first]
      Then "Light Shuttle" [first], "Old Surveyor" and "Steel Crate" are now stopped
      And nothing else has changed

    Example: an Away Team fails, and neither the ship above nor the team of the opponent is stopped
      Given these made-up cards:
        | card          | type      | kind   | affiliations | attempted by | skills         | range | requires |
        | Quiet Planet  | mission   | planet |              | any          |                |       | Geology  |
        | Empty Reach   | mission   | space  |              | any          |                |       | Geology  |
        | Light Shuttle | ship      |        | Federation   |              |                | 8     |          |
        | Old Surveyor  | personnel |        | Federation   |              | Geology        |       |          |
        | Young Farmer  | personnel |        | Federation   |              |                |       |          |
        | Code Breaker  | personnel |        | Federation   |              | Computer Skill |       |          |
        | Steel Crate   | equipment |        |              |              |                |       |          |
      And the spaceline:
        | mission      |
        | Quiet Planet |
        | Empty Reach  |
      And Alice has:
        | card          | where                  |
        | Light Shuttle | at "Quiet Planet"      |
        | Code Breaker  | aboard "Light Shuttle" |
        | Old Surveyor  | on "Quiet Planet"      |
        | Steel Crate   | on "Quiet Planet"      |
      And Bob has:
        | card            | where                |
        | Impassable Door | under "Quiet Planet" |
        | Young Farmer    | on "Quiet Planet"    |
      When Alice attempts "Quiet Planet"
      Then "Old Surveyor" and "Steel Crate" are now stopped
      And nothing else has changed

    @frame=many
    Example: those who stayed aboard come down, and get past the door
      Given these made-up cards:
        | card          | type      | kind   | affiliations | attempted by | skills         | range | requires |
        | Quiet Planet  | mission   | planet |              | any          |                |       | Geology  |
        | Empty Reach   | mission   | space  |              | any          |                |       | Geology  |
        | Light Shuttle | ship      |        | Federation   |              |                | 8     |          |
        | Old Surveyor  | personnel |        | Federation   |              | Geology        |       |          |
        | Young Farmer  | personnel |        | Federation   |              |                |       |          |
        | Code Breaker  | personnel |        | Federation   |              | Computer Skill |       |          |
        | Steel Crate   | equipment |        |              |              |                |       |          |
      And the spaceline:
        | mission      |
        | Quiet Planet |
        | Empty Reach  |
      And Alice has:
        | card               | where                  |
        | Light Shuttle      | at "Quiet Planet"      |
        | Code Breaker       | aboard "Light Shuttle" |
        | Old Surveyor [new] | aboard "Light Shuttle" |
        | Old Surveyor       | on "Quiet Planet"      |
      And Bob has:
        | card            | where                |
        | Impassable Door | under "Quiet Planet" |
      When Alice attempts "Quiet Planet"
      And Alice beams "Code Breaker" and "Old Surveyor" [new] to "Quiet Planet"
      And Alice attempts "Quiet Planet"
      Then "Quiet Planet" is now completed
      And "Old Surveyor" is still stopped
      And "Code Breaker" and "Old Surveyor" [new] are still not stopped

  @ruling=1eS-stopped-30
  Rule: Stopped cards of both players are free when the next turn begins

    Scenario Outline: it is the turn of <player>, and when it ends the cards of both are free
      Given these made-up cards:
        | card          | type      | kind   | affiliations | attempted by | skills         | range | requires |
        | Quiet Planet  | mission   | planet |              | any          |                |       | Geology  |
        | Empty Reach   | mission   | space  |              | any          |                |       | Geology  |
        | Light Shuttle | ship      |        | Federation   |              |                | 8     |          |
        | Old Surveyor  | personnel |        | Federation   |              | Geology        |       |          |
        | Young Farmer  | personnel |        | Federation   |              |                |       |          |
        | Code Breaker  | personnel |        | Federation   |              | Computer Skill |       |          |
        | Steel Crate   | equipment |        |              |              |                |       |          |
      And the spaceline:
        | mission      |
        | Quiet Planet |
        | Empty Reach  |
      And Alice has:
        | card                 | where                         | state   |
        | Light Shuttle [hers] | at "Empty Reach"              | stopped |
        | Old Surveyor         | on "Quiet Planet"             | stopped |
        | Steel Crate          | on "Quiet Planet"             | stopped |
      And Bob has:
        | card                | where             | state   |
        | Light Shuttle [his] | at "Empty Reach"  | stopped |
        | Young Farmer        | on "Quiet Planet" | stopped |
      And it is <player>'s turn
      When <player> ends the turn
      Then "Light Shuttle" [hers], "Old Surveyor" and "Steel Crate" are no longer stopped
      And "Light Shuttle" [his] and "Young Farmer" are no longer stopped
      And it is now <next>'s turn
      And nothing else has changed

      Examples: Hers, and his
        | player | next  |
        | Alice  | Bob   |
        | Bob    | Alice |
