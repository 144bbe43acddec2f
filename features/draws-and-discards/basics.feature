Feature: Basic rules of drawing

  @ruling=custom-draws-and-discards-50
  Rule: In Second Edition a counter buys a card from the draw deck

    Background:
      Given these made-up cards:
        | card         | type    | kind   | attempted by |
        | Quiet Planet | mission | planet | any          |
      And Alice has:
        | card         | where                |
        | Quiet Planet | in Alice's spaceline |
      And Alice's draw deck holds ten cards
      And it is Alice's card play

    Example: seven cards, and no more
      When Alice draws seven cards
      Then that is legal
      When Alice draws a card
      Then that is illegal

  @ruling=custom-draws-and-discards-52
  Rule: In Second Edition a player ends his turn with seven cards at most

    Background:
      Given these made-up cards:
        | card         | type      | affiliations |
        | Old Surveyor | personnel | Bajoran      |

    Example: of eight cards he discards one
      Given Alice has:
        | card         | where   |
        | Old Surveyor | in hand |
      And Alice's hand holds eight cards
      When Alice ends the turn
      And Alice chooses "Old Surveyor"
      Then "Old Surveyor" is now in Alice's discard pile
      And it is now Bob's turn
      And nothing else has changed

    Example: seven he keeps
      Given Alice has:
        | card         | where   |
        | Old Surveyor | in hand |
      And Alice's hand holds seven cards
      When Alice ends the turn
      Then "Old Surveyor" is still in Alice's hand
      And it is now Bob's turn
      And nothing else has changed

  @ruling=custom-draws-and-discards-55
  Rule: A player may look through his own discard pile

    Example: Alice looks through hers
      Given these made-up cards:
        | card        | type      | affiliations |
        | Deputy Ilar | personnel | Bajoran      |
      And Alice has:
        | card        | where           |
        | Deputy Ilar | in discard pile |
      When Alice looks at Alice's discard pile
      Then that is legal
      And "Deputy Ilar" is still in Alice's discard pile
      And nothing else has changed

  @ruling=custom-draws-and-discards-56
  Rule: In Second Edition nobody pays for cards that are not there

    Scenario Outline: the draw deck has <cards>, she draws two, and that is <verdict>
      Given these made-up cards:
        | card         | type    | kind   | attempted by |
        | Quiet Planet | mission | planet | any          |
      And Alice has:
        | card         | where                |
        | Quiet Planet | in Alice's spaceline |
      And Alice's draw deck holds <cards>
      And it is Alice's card play
      When Alice draws two cards
      Then that is <verdict>

      Examples: Too few, and enough
        | cards       | verdict |
        | one card    | illegal |
        | two cards   | legal   |
