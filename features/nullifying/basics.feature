Feature: Basic rules of nullifying
  What a nullified card does, where it goes, and what goes with it.

  @ruling=custom-nullifying-01
  Rule: A card that is nullified while it is being played has no effect

    Background:
      Given these made-up cards:
        | card         | type    | kind   | attempted by |
        | Quiet Planet | mission | planet | any          |
      And the spaceline:
        | mission      |
        | Quiet Planet |
      And Alice has:
        | card               | where             |
        | Kle'eg             | on "Quiet Planet" |
        | Klingon Death Yell | in hand           |
      And Bob has:
        | card                 | where                |
        | Armus - Skin of Evil | under "Quiet Planet" |

    Example: the yell that Amanda Rogers nullifies brings no points
      Given Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Alice attempts "Quiet Planet"
      And Alice responds with "Klingon Death Yell"
      And Bob responds with "Amanda Rogers"
      Then "Klingon Death Yell" has been nullified
      And Alice still has 0 points
      And "Kle'eg" and "Klingon Death Yell" are now in Alice's discard pile
      And "Amanda Rogers" and "Armus - Skin of Evil" are now in Bob's discard pile
      And nothing else has changed

    @frame=differs
    Example: the yell that nobody answers brings five points
      Given Bob has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Alice attempts "Quiet Planet"
      And Alice responds with "Klingon Death Yell"
      Then "Klingon Death Yell" has not been nullified
      And Alice now has 5 points

  @ruling=custom-nullifying-02
  Rule: A card that is nullified is discarded

    Scenario Outline: <player>'s event is nullified, and with it goes what it did to <whom>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card           | where           |
        | Klag           | on "Excavation" |
        | Kevin Uxbridge | in hand         |
      And Bob has:
        | card   | where           |
        | Mendon | on "Excavation" |
      And <player> has:
        | card        | where        |
        | Lower Decks | on the table |
      When Alice plays "Kevin Uxbridge" on "Lower Decks"
      Then "Lower Decks" has been nullified
      And "Lower Decks" is now in <player>'s discard pile
      And "Kevin Uxbridge" is now in Alice's discard pile
      And the STRENGTH of "<whom>" is <STRENGTH>
      And nothing else has changed

      Examples: The opponent's, and the player's own
        | player | whom   | STRENGTH |
        | Bob    | Mendon | 2        |
        | Alice  | Klag   | 7        |

  @ruling=custom-nullifying-03
  Rule: Nullifying a card nullifies no other

    Example: of two copies one is nullified, and the other goes on
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
      And Bob has:
        | card                      | where                         |
        | U.S.S. Oberth [hit]       | at "Excavation"               |
        | Mendon                    | aboard "U.S.S. Oberth" [hit]  |
        | U.S.S. Oberth [safe]      | at "Excavation"               |
        | Taitt                     | aboard "U.S.S. Oberth" [safe] |
        | Metaphasic Shields [hit]  | on "U.S.S. Oberth" [hit]      |
        | Metaphasic Shields [safe] | on "U.S.S. Oberth" [safe]     |
      When Alice plays "Kevin Uxbridge" on "Metaphasic Shields" [hit]
      Then "Metaphasic Shields" [hit] has been nullified
      And "Metaphasic Shields" [hit] is now in Bob's discard pile
      And the SHIELDS of "U.S.S. Oberth" [hit] are 7
      And the SHIELDS of "U.S.S. Oberth" [safe] are 9
      And "Kevin Uxbridge" is now in Alice's discard pile
      And nothing else has changed
