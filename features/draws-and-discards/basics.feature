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
