Feature: Before the seed phases
  The players agree on who starts, and have their decks ready.

  Background:
    Given it is before the seed phases

  @ruling=1eS-starting-the-game-01
  Rule: The game begins with a starting player, chosen in any way that both players accept

    Scenario Outline: when they have agreed on <player>, the first turn is <player>'s
      When <player> begins the game
      Then it is now the doorway phase
      And it is <now> <player>'s turn
      And nothing else has changed

      Examples:
        | player | now   |
        | Alice  | still |
        | Bob    | now   |

    Example: before that nobody seeds a card
      Given Alice has:
        | card                    | where         |
        | Alternate Universe Door | in seed cards |
      When Alice seeds "Alternate Universe Door" on the table
      Then that is illegal
      And nothing else has changed

    Example: after that the starting player does
      Given Alice has:
        | card                    | where         |
        | Alternate Universe Door | in seed cards |
      When Alice begins the game
      And Alice seeds "Alternate Universe Door" on the table
      Then "Alternate Universe Door" is now on the table
      And it is now Bob's turn
      And nothing else has changed

  @ruling=custom-seeding-96
  Rule: Either player begins, as they have settled it

    Scenario Outline: they have settled on <player>, who begins
      When <player> begins the game
      Then that is legal

      Examples: Either player
        | player |
        | Alice  |
        | Bob    |

  @ruling=custom-seeding-97
  Rule: Whoever begins has the first turn

    @frame=differs
    Scenario Outline: <player> begins, and it is <player>'s turn
      When <player> begins the game
      Then it is <now> <player>'s turn

      Examples: Either player
        | player | now   |
        | Alice  | still |
        | Bob    | now   |

  @ruling=1eS-seed-phases-08
  Rule: Side decks are shuffled before the seed phases

    Scenario Outline: <player>'s <deck> is shuffled
      Given <player> has:
        | card    | where     |
        | <one>   | in <deck> |
        | <other> | in <deck> |
      When Alice begins the game
      Then "<one>" and "<other>" have been shuffled
      And it is now the doorway phase
      And nothing else has changed

      Examples:
        | player | deck          | one               | other              |
        | Alice  | Q's Tent      | Hugh              | Amanda Rogers      |
        | Bob    | Q's Tent      | Hugh              | Amanda Rogers      |
        | Alice  | Battle Bridge | Evasive Maneuvers | Full Phaser Spread |
        | Bob    | Q-Continuum   | Hide and Seek     | Quandary           |
        | Alice  | Tribbles      | 1 Tribble - Go    | 10 Tribbles - Go   |
