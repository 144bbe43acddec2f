Feature: Incidents as printed

  @ruling=custom-cards-38
  Rule: Containment Field costs a turn while cards are left on it

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where                  |
        | Federation Outpost | at "Excavation"        |
        | Containment Field  | on the table           |
        | Worf               | on "Containment Field" |
      And it is Bob's turn

    @frame=many
    Example: with her card in hand again she has her turn
      When Bob ends the turn
      And Alice chooses "Worf"
      Then it is now Alice's turn
      When Alice reports "Worf" to "Federation Outpost"
      Then "Worf" is now aboard "Federation Outpost"

    @frame=many
    Example: of three cards one is left, and Bob has another turn; the next is hers
      Given Alice has:
        | card   | where                  |
        | Taurik | on "Containment Field" |
        | Lojal  | on "Containment Field" |
      When Bob ends the turn
      And Alice chooses "Worf", "Taurik" and "Lojal"
      Then that is illegal
      When Alice chooses "Worf" and "Taurik"
      Then it is now Bob's turn
      When Bob ends the turn
      And Alice chooses "Lojal"
      Then it is now Alice's turn
      When Alice reports "Lojal" to "Federation Outpost"
      Then "Lojal" is now aboard "Federation Outpost"
