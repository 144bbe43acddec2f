Feature: Basic rules of winning

  @ruling=custom-scoring-20 @frame=many
  Rule: A hundred points win with a planet mission and a space mission

    Background:
      Given these made-up cards:
        | card         | type      | kind   | attempted by | requires | points | affiliations | skills  |
        | Far Planet   | mission   | planet | any          | Biology  | 35     |              |         |
        | Old Surveyor | personnel |        |              |          |        | Bajoran      | Biology |
      And Alice has 65 points
      And Alice has:
        | card         | where                |
        | Far Planet   | in Alice's spaceline |
        | Old Surveyor | on "Far Planet"      |

    Example: with one in space she has won
      Given these made-up cards:
        | card        | type    | kind  | attempted by | requires | points |
        | Empty Reach | mission | space | any          | Law      | 30     |
      And Alice has:
        | card        | where                | state     |
        | Empty Reach | in Alice's spaceline | completed |
      When Alice attempts "Far Planet"
      Then Alice has won the game

    Example: with another planet she has not, and the game goes on
      Given these made-up cards:
        | card         | type    | kind   | attempted by | requires | points |
        | Quiet Planet | mission | planet | any          | Law      | 30     |
      And Alice has:
        | card         | where                | state     |
        | Quiet Planet | in Alice's spaceline | completed |
      When Alice attempts "Far Planet"
      Then Alice now has 100 points
      When Alice ends the turn
      Then it is now Bob's turn

    Example: with one in space that Bob has completed she has not, and the game goes on
      Given these made-up cards:
        | card        | type    | kind  | attempted by | requires | points |
        | Empty Reach | mission | space | any          | Law      | 30     |
      And Bob has:
        | card        | where              | state     |
        | Empty Reach | in Bob's spaceline | completed |
      When Alice attempts "Far Planet"
      Then Alice now has 100 points
      When Alice ends the turn
      Then it is now Bob's turn

  Rule: With both draw decks the game is over, and more points win

    @ruling=custom-scoring-22 @ruling=custom-scoring-23 @frame=many
    Example: it goes on without her deck, and with his last card he has won
      Given Alice has 25 points
      And Bob has 40 points
      And Alice's draw deck holds 1 card
      And Bob's draw deck holds two cards
      When Alice ends the turn
      Then it is now Bob's turn
      When Bob ends the turn
      Then it is now Alice's turn
      When Alice ends the turn
      Then it is now Bob's turn
      When Bob ends the turn
      Then Bob has won the game

    @ruling=custom-scoring-22 @frame=many
    Scenario Outline: his deck is gone last, and <who> has won, who is ahead
      Given Alice has <hers>
      And Bob has <his>
      And Alice's draw deck holds 1 card
      And Bob's draw deck holds 1 card
      When Alice ends the turn
      Then it is now Bob's turn
      When Bob ends the turn
      Then <who> has won the game

      Examples: Whether it is the one whose turn it is or not
        | who   | hers      | his       |
        | Alice | 40 points | 25 points |
        | Bob   | 5 points  | 10 points |

    @ruling=custom-scoring-22 @frame=many
    Example: her deck is gone last, and Bob has won, who is ahead
      Given Bob has 25 points
      And Alice's draw deck holds two cards
      And Bob's draw deck holds 1 card
      When Alice ends the turn
      And Bob ends the turn
      Then it is now Alice's turn
      When Alice ends the turn
      Then Bob has won the game

  @ruling=custom-scoring-02
  Rule: Who loses points before she has any has fewer than none

    Example: Alice loses 10 to Edo Probe, and with a mission of 30 she has 20
      Given these made-up cards:
        | card       | type      | kind   | attempted by | requires | points | affiliations | skills  |
        | Far Planet | mission   | planet | any          | Biology  | 30     |              |         |
        | Dark Moon  | mission   | planet | any          | Law      | 30     |              |         |
        | Old Guide  | personnel |        |              |          |        | Bajoran      | Biology |
        | Old Guard  | personnel |        |              |          |        | Bajoran      | Honor   |
      And the spaceline:
        | mission    |
        | Far Planet |
        | Dark Moon  |
      And Alice has:
        | card      | where           |
        | Old Guide | on "Far Planet" |
        | Old Guard | on "Dark Moon"  |
      And Bob has:
        | card      | where             |
        | Edo Probe | under "Dark Moon" |
      When Alice attempts "Dark Moon"
      And Alice chooses the word "continue"
      And Alice ends the turn
      Then Alice now has -10 points
      When Bob ends the turn
      And Alice attempts "Far Planet"
      Then Alice now has 20 points
      And "Far Planet" is now completed
      And "Edo Probe" is still in Alice's point area
      And nothing else has changed

  @ruling=custom-scoring-01 @frame=many
  Rule: Nobody wins by fewer than a hundred points

    Background:
      Given these made-up cards:
        | card         | type      | kind   | attempted by | requires | points | affiliations | skills  |
        | Far Planet   | mission   | planet | any          | Biology  | 35     |              |         |
        | Old Surveyor | personnel |        |              |          |        | Bajoran      | Biology |
      And Alice has:
        | card         | where                           |
        | Far Planet   | in the Alpha Quadrant spaceline |
        | Old Surveyor | on "Far Planet"                 |

    @1e-1996 @1e-glossary @1e-2014
    Example: she has ninety-nine, and the game goes on
      Given Alice has 64 points
      When Alice attempts "Far Planet"
      Then Alice now has 99 points
      When Alice ends the turn
      Then it is now Bob's turn

    @1e-1996 @1e-glossary @1e-2014
    Example: she has a hundred, and has won
      Given Alice has 65 points
      When Alice attempts "Far Planet"
      Then Alice has won the game

    @1e-glossary @1e-2014
    Example: before orders Alice kills somebody whose death is worth 5 points to Bob, and with 100 he has won
      Given the spaceline:
        | mission    |
        | Excavation |
      And Bob has:
        | card           | where           |
        | Aamin Marritza | on "Excavation" |
      And Alice has:
        | card            | where   |
        | Unseen Marksman | in hand |
      And Bob has 95 points
      When Alice plays "Unseen Marksman" on "Aamin Marritza"
      Then Bob now has 100 points
      And Bob has won the game

  @ruling=custom-scoring-01 @frame=many
  Rule: With a planet and a mission in space it takes a hundred as well

    Background:
      Given these made-up cards:
        | card         | type      | kind   | attempted by | requires | points | affiliations | skills  |
        | Far Planet   | mission   | planet | any          | Biology  | 35     |              |         |
        | Empty Reach  | mission   | space  | any          | Law      | 30     |              |         |
        | Old Surveyor | personnel |        |              |          |        | Bajoran      | Biology |

    @2e
    Example: she has ninety-nine, and the game goes on
      Given Alice has 64 points
      And Alice has:
        | card         | where                | state     |
        | Empty Reach  | in Alice's spaceline | completed |
        | Far Planet   | in Alice's spaceline |           |
        | Old Surveyor | on "Far Planet"      |           |
      When Alice attempts "Far Planet"
      Then Alice now has 99 points
      When Alice ends the turn
      Then it is now Bob's turn

    @2e
    Example: she has a hundred, and has won
      Given Alice has 65 points
      And Alice has:
        | card         | where                | state     |
        | Empty Reach  | in Alice's spaceline | completed |
        | Far Planet   | in Alice's spaceline |           |
        | Old Surveyor | on "Far Planet"      |           |
      When Alice attempts "Far Planet"
      Then Alice has won the game

  @ruling=custom-scoring-24 @frame=many
  Rule: The turn in which a draw deck has run out is played to its end

    Example: Bob draws his last three cards, flies, and has won when his turn is over
      Given the spaceline:
        | mission      |
        | Excavation   |
        | Plunder Site |
      And Bob has 40 points
      And Bob has:
        | card                   | where             |
        | Runabout               | at "Excavation"   |
        | Calloway               | aboard "Runabout" |
        | Kivas Fajo - Collector | in hand           |
      And Alice's draw deck holds 1 card
      And Bob's draw deck holds three cards
      When Alice ends the turn
      And Bob plays "Kivas Fajo - Collector"
      And Bob chooses Bob
      And Bob moves "Runabout" to "Plunder Site"
      Then "Runabout" is now at "Plunder Site"
      When Bob ends the turn
      Then Bob has won the game

    Example: Bob downloads his last two cards, flies, and has won when his turn is over
      Given the spaceline:
        | mission      |
        | Excavation   |
        | Plunder Site |
      And Bob has 40 points
      And Bob has:
        | card                       | where             |
        | Federation Outpost         | at "Excavation"   |
        | Runabout                   | at "Excavation"   |
        | Calloway                   | aboard "Runabout" |
        | Assign Mission Specialists | in hand           |
        | Simon Tarses               | in draw deck      |
        | Darian Wallace             | in draw deck      |
      And Alice's draw deck holds 1 card
      When Alice ends the turn
      And Bob plays "Assign Mission Specialists"
      And Bob chooses "Simon Tarses" and "Darian Wallace"
      And Bob moves "Runabout" to "Plunder Site"
      Then "Runabout" is now at "Plunder Site"
      When Bob ends the turn
      Then Bob has won the game
