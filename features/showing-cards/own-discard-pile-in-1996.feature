Feature: One's own discard pile in 1996
  It is not for reading.

  @ruling=faq96-25-looking-at-cards-01
  Rule: A player does not look through his own discard pile unless a card allows it

    Example: the pile is out of bounds, and the hand is not
      Given Alice has:
        | card | where           |
        | Data | in hand         |
        | Hugh | in discard pile |
        | Worf | in discard pile |
      Then these are illegal:
        | action                              |
        | Alice looks at Alice's discard pile |
      And these are legal:
        | action                      |
        | Alice looks at Alice's hand |
      And nothing else has changed
