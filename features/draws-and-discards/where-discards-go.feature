Feature: Where discarded cards go
  To the discard pile of their owner, unless something else claims them.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eD-discarding-03
  Rule: A discarded card goes to the discard pile of its owner, whoever controls it

    Background:
      Given Alice has:
        | card                   | where                      |
        | U.S.S. Enterprise      | at "Excavation"            |
        | Calloway               | aboard "U.S.S. Enterprise" |
        | Auto-Destruct Sequence | on "U.S.S. Enterprise"     |

    Example: Tomalak, who serves Alice, goes back to Bob when her ship is destroyed
      Given Bob has:
        | card    | where                      | state               |
        | Tomalak | aboard "U.S.S. Enterprise" | controlled by Alice |
      When Alice ends the turn
      Then "Tomalak" is now in Bob's discard pile
      And "U.S.S. Enterprise", "Calloway" and "Auto-Destruct Sequence" are now in Alice's discard pile
      And it is now Bob's turn
      And nothing else has changed

    Scenario Outline: so does <what>, which Alice has won from him
      Given these made-up cards:
        | card          | type | affiliations | keywords     | range | weapons | shields |
        | Light Shuttle | ship | Federation   | Shuttlecraft | 6     | 1       | 1       |
      And Bob has:
        | card   | where                      | state               |
        | <card> | aboard "U.S.S. Enterprise" | controlled by Alice |
      When Alice ends the turn
      Then "<card>" is now in Bob's discard pile
      And "U.S.S. Enterprise", "Calloway" and "Auto-Destruct Sequence" are now in Alice's discard pile
      And it is now Bob's turn
      And nothing else has changed

      Examples: Equipment, and a shuttle
        | what      | card          |
        | a kit     | Medical Kit   |
        | a shuttle | Light Shuttle |

  @ruling=1eD-discarding-23
  Rule: A discarded card stays in the game, in a discard pile

    Example: a ship that blows itself up does
      Given Alice has:
        | card                   | where                      |
        | U.S.S. Enterprise      | at "Excavation"            |
        | Auto-Destruct Sequence | on "U.S.S. Enterprise"     |
      When Alice ends the turn
      Then "U.S.S. Enterprise" and "Auto-Destruct Sequence" are now in Alice's discard pile
      And it is now Bob's turn
      And nothing else has changed

    Example: a woman who resigns does, and so does the dilemma
      Given Alice has:
        | card        | where           |
        | Leah Brahms | on "Excavation" |
      And Bob has:
        | card               | where              |
        | Anaphasic Organism | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Leah Brahms" is now in Alice's discard pile
      And "Anaphasic Organism" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-discarding-04
  Rule: A point box or another card may send a discarded card elsewhere

    @part=point-box
    Example: the plague ship that Julian Bashir overcomes goes to the point area, although it is to be discarded
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Julian Bashir     | aboard "U.S.S. Enterprise" |
        | Deanna Troi       | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                  | where                         |
        | Tarellian Plague Ship | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Tarellian Plague Ship" is now in Alice's point area
      And "Julian Bashir" is now in Alice's discard pile
      And Alice now has 5 points
      And nothing else has changed

    @part=beneath
    Example: Bob's Next Emanation takes Alice's unique personnel, and nothing else
      Given these made-up cards:
        | card        | type      | affiliations |
        | Slow Ensign | personnel | Federation   |
      And Alice has:
        | card                   | where                      |
        | U.S.S. Enterprise      | at "Excavation"            |
        | Worf                   | aboard "U.S.S. Enterprise" |
        | Slow Ensign            | aboard "U.S.S. Enterprise" |
        | Auto-Destruct Sequence | on "U.S.S. Enterprise"     |
      And Bob has:
        | card               | where        |
        | The Next Emanation | on the table |
      When Alice ends the turn
      Then "Worf" is now under "The Next Emanation"
      And "Slow Ensign", "U.S.S. Enterprise" and "Auto-Destruct Sequence" are now in Alice's discard pile
      And it is now Bob's turn
      And nothing else has changed
