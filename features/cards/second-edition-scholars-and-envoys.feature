Feature: Scholars, trophies and envoys of the Second Edition as printed
  Two dilemmas that look at CUNNING, and an event that puts a price on skills.

  @ruling=custom-cards-981
  Rule: Unscientific Method kills the keenest scholar, and stops the others unless their CUNNING is over 24

    Scenario Outline: those whom the scholar leaves behind have a CUNNING of <left>, and it <lies>
      Given these made-up cards:
        | card        | type      | kind   | attempted by | requires | affiliations | skills             | cunning  |
        | Quiet Talks | mission   | planet | any          | Honor    |              |                    |          |
        | Keen Crook  | personnel |        |              |          | Bajoran      | Treachery          | 10       |
        | Scholar     | personnel |        |              |          | Bajoran      | Science            | 8        |
        | Plain Rogue | personnel |        |              |          | Bajoran      | Science, Treachery | 9        |
        | Farmer      | personnel |        |              |          | Bajoran      | Honor              | <farmer> |
      And Alice has:
        | card        | where                |
        | Quiet Talks | in Alice's spaceline |
        | Keen Crook  | on "Quiet Talks"     |
        | Scholar     | on "Quiet Talks"     |
        | Plain Rogue | on "Quiet Talks"     |
        | Farmer      | on "Quiet Talks"     |
      And Bob has:
        | card                | where           |
        | Unscientific Method | in dilemma pile |
      When Alice attempts "Quiet Talks"
      And Bob chooses "Unscientific Method"
      Then "Scholar" has been killed
      And "Scholar" is now in Alice's discard pile
      And "Keen Crook", "Plain Rogue" and "Farmer" are <stopped>
      And "Quiet Talks" is <completed>
      And "Unscientific Method" is <place>
      And "Unscientific Method" is now face up
      And nothing else has changed

      Examples: Just enough, and one too little
        | left | farmer | stopped           | completed           | place                       | lies                  |
        | 25   | 6      | still not stopped | now completed       | now under "Quiet Talks"     | is overcome           |
        | 24   | 5      | now stopped       | still not completed | still in Bob's dilemma pile | goes back to its pile |

  @ruling=custom-cards-982
  Rule: In Second Edition Impressive Trophies take the dearest personnel to the opponent's brig unless CUNNING is over 32

    @frame=open
    Scenario Outline: four of a CUNNING of <together> together meet it, and the admiral is <where>
      Given these made-up cards:
        | card         | type      | kind   | attempted by | requires | affiliations | skills | cunning  | cost |
        | Quiet Talks  | mission   | planet | any          | Honor    |              |        |          |      |
        | Dear Admiral | personnel |        |              |          | Bajoran      |        | 10       | 5    |
        | Farmer       | personnel |        |              |          | Bajoran      | Honor  | 7        | 2    |
        | Weaver       | personnel |        |              |          | Bajoran      |        | 8        | 4    |
        | Potter       | personnel |        |              |          | Bajoran      |        | <potter> | 1    |
      And Alice has:
        | card         | where                |
        | Quiet Talks  | in Alice's spaceline |
        | Dear Admiral | on "Quiet Talks"     |
        | Farmer       | on "Quiet Talks"     |
        | Weaver       | on "Quiet Talks"     |
        | Potter       | on "Quiet Talks"     |
      And Bob has:
        | card                | where           |
        | Impressive Trophies | in dilemma pile |
      When Alice attempts "Quiet Talks"
      And Bob chooses "Impressive Trophies"
      Then "Dear Admiral" is <where>
      And "Farmer", "Weaver" and "Potter" are <stopped>
      And "Quiet Talks" is <completed>

      Examples: Just enough, and one too little
        | together | potter | where                  | stopped           | completed           |
        | 33       | 8      | still on "Quiet Talks" | still not stopped | now completed       |
        | 32       | 7      | now in Bob's brig      | now stopped       | still not completed |

  @ruling=custom-cards-983
  Rule: Diplomatic Overture is played on a mission where its player has a Federation personnel with Diplomacy

    Scenario Outline: <who>, and to play it on the council is <verdict>
      Given these made-up cards:
        | card         | type      | kind         | attempted by | affiliations  | skills   |
        | Home World   | mission   | headquarters |              |               |          |
        | Fair Council | mission   | planet       | any          |               |          |
        | Far Council  | mission   | planet       | any          |               |          |
        | Speaker      | personnel |              |              | <affiliation> | <skills> |
      And Alice has:
        | card                | where                |
        | Home World          | in Alice's spaceline |
        | Fair Council        | in Alice's spaceline |
        | Far Council         | in Alice's spaceline |
        | Diplomatic Overture | in hand              |
      And <player> has:
        | card    | where     |
        | Speaker | on "<at>" |
      When Alice plays "Diplomatic Overture" on "Fair Council"
      Then that is <verdict>

      Examples: Her own envoy of the Federation there, and anybody else
        | who                                             | player | affiliation | skills    | at           | verdict |
        | her speaker of the Federation is there          | Alice  | Federation  | Diplomacy | Fair Council | legal   |
        | her farmer of the Federation is there           | Alice  | Federation  | Honor     | Fair Council | illegal |
        | her speaker from Bajor is there                 | Alice  | Bajoran     | Diplomacy | Fair Council | illegal |
        | her speaker of the Federation is somewhere else | Alice  | Federation  | Diplomacy | Far Council  | illegal |
        | Bob's speaker of the Federation is there        | Bob    | Federation  | Diplomacy | Fair Council | illegal |
