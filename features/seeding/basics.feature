Feature: Basic rules of seeding
  How many cards of a deck are seeded.

  @ruling=custom-seeding-01
  Rule: Half of the deck is seeded at most

    Scenario Outline: <draw> cards lie in the draw deck, and a thirty-first seed card is <verdict>
      Given the spaceline:
        | mission    | seeded by |
        | Excavation | Alice     |
      And it is the dilemma phase
      And Alice has:
        | card     | where              | count  |
        | Archer   | under "Excavation" | 29     |
        | Divok    | in draw deck       | <draw> |
        | Chalnoth | in seed cards      |        |
      When Alice seeds "Chalnoth" under "Excavation"
      Then that is <verdict>

      Examples: A deck of sixty, one of sixty-one, and one of sixty-two
        | draw | verdict |
        | 29   | illegal |
        | 30   | illegal |
        | 31   | legal   |

  @ruling=custom-seeding-14
  Rule: Missions and outposts are counted

    Scenario Outline: a mission, <more> and <dilemmas> dilemmas are seeded, and one more is <verdict>
      Given the spaceline:
        | mission    | seeded by |
        | Excavation | Alice     |
      And it is the dilemma phase
      And Alice has:
        | card     | where              | count      |
        | Archer   | under "Excavation" | <dilemmas> |
        | <more>   | at "Excavation"    |            |
        | Chalnoth | in seed cards      |            |
      When Alice seeds "Chalnoth" under "Excavation"
      Then that is <verdict>

      Examples: The thirtieth, and the thirty-first
        | more            | dilemmas | verdict |
        | Klingon Outpost | 27       | legal   |
        | Klingon Outpost | 28       | illegal |
