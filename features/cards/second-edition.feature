Feature: Second Edition cards as printed
  Dilemmas of the first sets, and a card whose title First Edition has as well.

  @ruling=custom-cards-20
  Rule: Command Decisions stops a decider or kills

    @frame=many
    Scenario Outline: a boat with <who> aboard meets it, and <who> <is>
      Given these made-up cards:
        | card        | type      | kind  | attempted by | requires | affiliations | skills     | range |
        | Quiet Reach | mission   | space | any          | Law      |              |            |       |
        | Light Boat  | ship      |       |              |          | Bajoran      |            | 8     |
        | Captain     | personnel |       |              |          | Bajoran      | Leadership |       |
        | Adjutant    | personnel |       |              |          | Bajoran      | Officer    |       |
        | Farmer      | personnel |       |              |          | Bajoran      | Honor      |       |
      And Alice has:
        | card        | where                |
        | Quiet Reach | in Alice's spaceline |
        | Light Boat  | at "Quiet Reach"     |
        | <who>       | aboard "Light Boat"  |
      And Bob has:
        | card              | where           |
        | Command Decisions | in dilemma pile |
      When Alice attempts "Quiet Reach" from "Light Boat"
      And Bob chooses "Command Decisions"
      Then "<who>" <is>

      Examples: Somebody with Leadership or Officer, and somebody without
        | who      | is              |
        | Captain  | is now stopped  |
        | Adjutant | is now stopped  |
        | Farmer   | has been killed |

    @frame=many
    Scenario Outline: of two who fit their player stops the <who>, and the mission <is> completed
      Given these made-up cards:
        | card        | type      | kind  | attempted by | requires | affiliations | skills     | range |
        | Quiet Reach | mission   | space | any          | Officer  |              |            |       |
        | Light Boat  | ship      |       |              |          | Bajoran      |            | 8     |
        | Captain     | personnel |       |              |          | Bajoran      | Leadership |       |
        | Adjutant    | personnel |       |              |          | Bajoran      | Officer    |       |
        | Farmer      | personnel |       |              |          | Bajoran      | Honor      |       |
      And Alice has:
        | card        | where                |
        | Quiet Reach | in Alice's spaceline |
        | Light Boat  | at "Quiet Reach"     |
        | Captain     | aboard "Light Boat"  |
        | Adjutant    | aboard "Light Boat"  |
        | Farmer      | aboard "Light Boat"  |
      And Bob has:
        | card              | where           |
        | Command Decisions | in dilemma pile |
      When Alice attempts "Quiet Reach" from "Light Boat"
      And Bob chooses "Command Decisions"
      And Alice chooses "<who>" from "Captain" and "Adjutant"
      Then "<who>" is now stopped
      And "Quiet Reach" <is> completed

      Examples: The one whom the mission does not need, and the one whom it needs
        | who      | is           |
        | Captain  | is now       |
        | Adjutant | is still not |

    @frame=many
    Example: of two who do not fit chance kills one
      Given these made-up cards:
        | card        | type      | kind  | attempted by | requires | affiliations | skills | range |
        | Quiet Reach | mission   | space | any          | Law      |              |        |       |
        | Light Boat  | ship      |       |              |          | Bajoran      |        | 8     |
        | Farmer      | personnel |       |              |          | Bajoran      | Honor  |       |
        | Singer      | personnel |       |              |          | Bajoran      | Music  |       |
      And Alice has:
        | card        | where                |
        | Quiet Reach | in Alice's spaceline |
        | Light Boat  | at "Quiet Reach"     |
        | Farmer      | aboard "Light Boat"  |
        | Singer      | aboard "Light Boat"  |
      And Bob has:
        | card              | where           |
        | Command Decisions | in dilemma pile |
      When Alice attempts "Quiet Reach" from "Light Boat"
      And Bob chooses "Command Decisions"
      And chance chooses "Farmer" from "Farmer" and "Singer"
      Then "Farmer" has been killed
      And "Singer" has not been killed

  @ruling=custom-cards-21
  Rule: Systems Diagnostic stops one who can mend, or all

    @frame=many
    Scenario Outline: a boat with <who> and a farmer aboard meets it, and the farmer <is>
      Given these made-up cards:
        | card        | type      | kind  | attempted by | requires | affiliations | skills      | range |
        | Quiet Reach | mission   | space | any          | Law      |              |             |       |
        | Light Boat  | ship      |       |              |          | Bajoran      |             | 8     |
        | Mechanic    | personnel |       |              |          | Bajoran      | Programming |       |
        | Poet        | personnel |       |              |          | Bajoran      | Honor       |       |
        | Farmer      | personnel |       |              |          | Bajoran      | Law         |       |
      And Alice has:
        | card        | where                |
        | Quiet Reach | in Alice's spaceline |
        | Light Boat  | at "Quiet Reach"     |
        | <who>       | aboard "Light Boat"  |
        | Farmer      | aboard "Light Boat"  |
      And Bob has:
        | card               | where           |
        | Systems Diagnostic | in dilemma pile |
      When Alice attempts "Quiet Reach" from "Light Boat"
      And Bob chooses "Systems Diagnostic"
      Then "<who>" is now stopped
      And "Quiet Reach" <is> completed

      Examples: A mechanic, and a poet
        | who      | is           |
        | Mechanic | is now       |
        | Poet     | is still not |

  @ruling=custom-cards-35
  Rule: Power to the Weapons needs Leadership, and kills two if its player wins

    Background:
      Given these made-up cards:
        | card         | type      | kind   | attempted by | affiliations | range | weapons | shields | skills     |
        | Quiet Planet | mission   | planet | any          |              |       |         |         |            |
        | Patrol Boat  | ship      |        |              | Bajoran      | 8     | 7       | 6       |            |
        | Light Barge  | ship      |        |              | Bajoran      | 8     | 5       | 5       |            |
        | Old Captain  | personnel |        |              | Bajoran      |       |         |         | Leadership |
        | Old Pilot    | personnel |        |              | Bajoran      |       |         |         |            |

    Scenario Outline: the one with Leadership is <where>, and to engage is <verdict>
      Given Alice has:
        | card                 | where                |
        | Quiet Planet         | in Alice's spaceline |
        | Patrol Boat          | at "Quiet Planet"    |
        | Old Pilot            | aboard "Patrol Boat" |
        | Old Captain          | <where>              |
        | Power to the Weapons | in Alice's core      |
      And Bob has:
        | card        | where             |
        | Light Barge | at "Quiet Planet" |
      Then these are <verdict>:
        | action                                         |
        | Alice engages "Light Barge" with "Patrol Boat" |

      Examples: On the planet, and aboard
        | where                | verdict |
        | on "Quiet Planet"    | illegal |
        | aboard "Patrol Boat" | legal   |

    @frame=many
    Example: she wins, and two of three die by chance
      Given Alice has:
        | card                 | where                |
        | Quiet Planet         | in Alice's spaceline |
        | Patrol Boat          | at "Quiet Planet"    |
        | Old Captain          | aboard "Patrol Boat" |
        | Power to the Weapons | in Alice's core      |
      And Bob has:
        | card            | where                |
        | Light Barge     | at "Quiet Planet"    |
        | Old Pilot [one] | aboard "Light Barge" |
        | Old Pilot [two] | aboard "Light Barge" |
        | Old Pilot [3rd] | aboard "Light Barge" |
      When Alice engages "Light Barge" with "Patrol Boat"
      And chance chooses "Old Pilot" [one] and "Old Pilot" [3rd] from "Old Pilot" [one], "Old Pilot" [two] and "Old Pilot" [3rd]
      Then "Old Pilot" [one] and "Old Pilot" [3rd] have been killed
      And "Old Pilot" [two] is still aboard "Light Barge"

    @frame=many
    Example: she does not win, and nobody dies
      Given these made-up cards:
        | card        | type | affiliations | range | weapons | shields |
        | Heavy Barge | ship | Bajoran      | 8     | 5       | 9       |
      And Alice has:
        | card                 | where                |
        | Quiet Planet         | in Alice's spaceline |
        | Patrol Boat          | at "Quiet Planet"    |
        | Old Captain          | aboard "Patrol Boat" |
        | Power to the Weapons | in Alice's core      |
      And Bob has:
        | card            | where                |
        | Heavy Barge     | at "Quiet Planet"    |
        | Old Pilot [one] | aboard "Heavy Barge" |
      When Alice engages "Heavy Barge" with "Patrol Boat"
      Then "Old Pilot" [one] has not been killed
      And "Power to the Weapons" is now in Alice's discard pile

  @ruling=custom-cards-980
  Rule: What The Promise gives ends with the dilemma

    Scenario Outline: a Klingon speaks for a fallen one before the assembly, and a mission that takes <requires> is <completed>
      Given these made-up cards:
        | card        | type      | kind   | attempted by | requires   | affiliations | skills       | strength |
        | Quiet Talks | mission   | planet | any          | <requires> |              |              |          |
        | Young Torak | personnel |        |              |            | Klingon      | Honor        | 5        |
        | Old Kerla   | personnel |        |              |            | Klingon      | Diplomacy x2 | 6        |
      And these made-up cards:
        | card           | type    | kind | cost | requires                       |
        | Great Assembly | dilemma | dual | 1    | Diplomacy x2, STRENGTH over 10 |
      And Alice has:
        | card        | where                |
        | Quiet Talks | in Alice's spaceline |
        | Young Torak | on "Quiet Talks"     |
        | Old Kerla   | in discard pile      |
        | The Promise | in hand              |
      And Bob has:
        | card           | where           |
        | Great Assembly | in dilemma pile |
      When Alice attempts "Quiet Talks"
      And Bob chooses "Great Assembly"
      And Alice responds with "The Promise" on "Young Torak"
      Then "Quiet Talks" is <completed>
      And "Young Torak" is <stopped>
      And the skills of "Young Torak" are Honor
      And the STRENGTH of "Young Torak" is 5
      And "Great Assembly" is now under "Quiet Talks"
      And "Great Assembly" is now face up
      And "The Promise" is now in Alice's discard pile
      And nothing else has changed

      Examples: What he has of his own, and what he had for the dilemma alone
        | requires        | completed           | stopped           |
        | Honor           | now completed       | still not stopped |
        | Diplomacy       | still not completed | now stopped       |
        | STRENGTH over 5 | still not completed | now stopped       |
