Feature: The Sheliak, as printed
  They come back to the planet on which they were found.

  Background:
    Given these made-up cards:
      | card         | type      | kind   | points | span | attempted by | affiliations |
      | Sought World | mission   | planet | 30     | 3    | any          |              |
      | Empty Reach  | mission   | space  | 30     | 3    | any          |              |
      | Scout Ilar   | personnel |        |        |      |              | Bajoran      |
      | Colonist Tal | personnel |        |        |      |              | Klingon      |

  @ruling=custom-cards-626
  Rule: At the end of a turn, where they were encountered, the Sheliak destroy all outposts and Away Teams

    @frame=many
    Example: they are back after one turn, and at the end of the next both players' cards on the planet are gone
      Given the spaceline:
        | mission      |
        | Sought World |
        | Empty Reach  |
      And Alice has:
        | card               | where                |
        | Federation Outpost | at "Sought World"    |
        | U.S.S. Hood        | at "Sought World"    |
        | Wesley Crusher     | aboard "U.S.S. Hood" |
        | Scout Ilar         | on "Sought World"    |
        | Tricorder          | on "Sought World"    |
      And Bob has:
        | card         | where                |
        | The Sheliak  | under "Sought World" |
        | Colonist Tal | on "Sought World"    |
      And this has happened:
        | action                        |
        | Alice attempts "Sought World" |
      When play goes on until Bob's turn
      Then "The Sheliak" is now at "Sought World"
      And "Scout Ilar" is still on "Sought World"
      When Bob ends the turn
      Then "Federation Outpost" has been destroyed
      And "Scout Ilar", "Tricorder" and "Federation Outpost" are now in Alice's discard pile
      And "Colonist Tal" and "The Sheliak" are now in Bob's discard pile
      And "U.S.S. Hood" is still at "Sought World"
      And "Wesley Crusher" is still aboard "U.S.S. Hood"

  @ruling=custom-cards-627
  Rule: The mission at which the Sheliak come back is worth minus 10 points from then on

    @frame=many
    Example: it was worth 30
      Given the spaceline:
        | mission      |
        | Sought World |
        | Empty Reach  |
      And Alice has:
        | card       | where             |
        | Scout Ilar | on "Sought World" |
      And Bob has:
        | card        | where                |
        | The Sheliak | under "Sought World" |
      And this has happened:
        | action                        |
        | Alice attempts "Sought World" |
      When play goes on until Bob's turn
      Then the points of "Sought World" are 30
      When Bob ends the turn
      Then the points of "Sought World" are -10
      And the points of "Empty Reach" are 30
