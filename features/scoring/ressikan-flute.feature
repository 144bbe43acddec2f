Feature: Ressikan Flute
  It is like a completed mission whose points change with the musicians in play.

  Background:
    Given these made-up cards:
      | card        | type      | kind   | attempted by | requires    | points | skills      | integrity |
      | Buried City | mission   | planet | any          | Archaeology | 30     |             |           |
      | Old Digger  | personnel |        |              |             |        | Archaeology | 5         |
      | Frail Piper | personnel |        |              |             |        | Music       | 3         |
      | Virtuoso    | personnel |        |              |             |        | Music x2    | 7         |

  @ruling=faq96-33-ressikan-flute-01
  Rule: It is worth five points for each of your personnel with Music in play

    Example: two musicians of hers are in play, one in her hand, and one of his
      Given Alice has:
        | card           | where                           |
        | Buried City    | in the Alpha Quadrant spaceline |
        | Old Digger     | on "Buried City"                |
        | Data           | on "Buried City"                |
        | McKnight       | on "Buried City"                |
        | Neela Daren    | in hand                         |
        | Ressikan Flute | under "Buried City"             |
      And Bob has:
        | card  | where            |
        | Taris | on "Buried City" |
      When Alice attempts "Buried City"
      Then Alice now has 40 points
      And the points of "Ressikan Flute" are 10
      And "Ressikan Flute" is now on the table
      And "Buried City" is now completed
      And nothing else has changed

  @ruling=faq96-33-ressikan-flute-02
  Rule: With four musicians in play it is worth 20, and with a fifth 25

    Example: a fifth musician comes into play
      Given Alice has 20 points
      And Alice has:
        | card               | where                           |
        | Buried City        | in the Alpha Quadrant spaceline |
        | Federation Outpost | at "Buried City"                |
        | Ressikan Flute     | on the table                    |
        | Data               | aboard "Federation Outpost"     |
        | McKnight           | aboard "Federation Outpost"     |
        | Jenna D'Sora       | aboard "Federation Outpost"     |
        | Obarakeh           | aboard "Federation Outpost"     |
        | Neela Daren        | in hand                         |
      When Alice plays "Neela Daren" aboard "Federation Outpost"
      Then the points of "Ressikan Flute" are 25
      And Alice now has 25 points
      And "Neela Daren" is now aboard "Federation Outpost"
      And nothing else has changed

  @ruling=faq96-33-ressikan-flute-03
  Rule: Its points are not scored again every turn

    Example: two turns go by
      Given Alice has 5 points
      And Alice has:
        | card           | where                           |
        | Buried City    | in the Alpha Quadrant spaceline |
        | Data           | on "Buried City"                |
        | Ressikan Flute | on the table                    |
      When Alice ends the turn
      And Bob ends the turn
      Then the points of "Ressikan Flute" are 5
      And it is now Alice's turn
      And Alice still has 5 points
      And nothing else has changed

  @ruling=faq96-33-ressikan-flute-04
  Rule: Its value changes whenever the number of musicians does

    Background:
      Given the spaceline:
        | mission     |
        | Buried City |

    @part=more
    Example: a musician who comes after it was earned counts
      Given Alice has:
        | card               | where               |
        | Federation Outpost | at "Buried City"    |
        | Old Digger         | on "Buried City"    |
        | Data               | on "Buried City"    |
        | McKnight           | in hand             |
        | Ressikan Flute     | under "Buried City" |
      And this has happened:
        | action                       |
        | Alice attempts "Buried City" |
        | Alice ends the turn          |
        | Bob ends the turn            |
      When Alice plays "McKnight" aboard "Federation Outpost"
      Then Alice now has 40 points
      And "McKnight" is now aboard "Federation Outpost"
      And nothing else has changed

    @part=fewer
    Example: a musician who dies counts no more
      Given Alice has 10 points
      And Alice has:
        | card           | where            |
        | Data           | on "Buried City" |
        | Frail Piper    | on "Buried City" |
        | Ressikan Flute | on the table     |
      And Bob has:
        | card      | where               |
        | Firestorm | under "Buried City" |
      When Alice attempts "Buried City"
      Then "Frail Piper" has been killed
      And "Data" is still on "Buried City"
      And Alice now has 5 points
      And "Frail Piper" is now in Alice's discard pile
      And "Firestorm" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-33-ressikan-flute-05
  Rule: Who has 100 points at any time, its value included, wins

    Example: one more musician wins the game
      Given Alice has 95 points
      And Alice has:
        | card               | where                           |
        | Buried City        | in the Alpha Quadrant spaceline |
        | Federation Outpost | at "Buried City"                |
        | Ressikan Flute     | on the table                    |
        | Data               | aboard "Federation Outpost"     |
        | McKnight           | in hand                         |
      When Alice plays "McKnight" aboard "Federation Outpost"
      Then Alice now has 100 points
      And Alice has won the game
      And "Data" is still aboard "Federation Outpost"
      And "McKnight" is now aboard "Federation Outpost"
      And nothing else has changed

  @ruling=faq96-33-ressikan-flute-06
  Rule: A musician counts once, whatever the level of the skill

    Example: one with two levels of Music is worth five points
      Given Alice has:
        | card           | where                           |
        | Buried City    | in the Alpha Quadrant spaceline |
        | Old Digger     | on "Buried City"                |
        | Virtuoso       | on "Buried City"                |
        | Ressikan Flute | under "Buried City"             |
      When Alice attempts "Buried City"
      Then the points of "Ressikan Flute" are 5
      And Alice now has 35 points
      And "Buried City" is now completed
      And "Ressikan Flute" is now in Alice's core
      And nothing else has changed
