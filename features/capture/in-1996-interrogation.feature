Feature: Interrogation in 1996
  How many lights are there? A captive who says five is free; for every four his interrogator scores a point.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Wormhole Negotiations |
    And Alice has:
      | card            | where           |
      | Romulan Outpost | at "Excavation" |

  @ruling=faq96-38-interrogation-01
  Rule: Five scores ten points, and the captive is returned

    Background:
      Given Bob has:
        | card               | where                      | state   |
        | Federation Outpost | at "Wormhole Negotiations" |         |
        | Jean-Luc Picard    | aboard "Romulan Outpost"   | captive |
      And Alice has:
        | card          | where                |
        | Interrogation | on "Jean-Luc Picard" |

    Example: Picard gives in
      When Alice uses "Interrogation" on "Jean-Luc Picard"
      And Bob chooses the word "five"
      Then Alice now has 10 points
      And "Jean-Luc Picard" is no longer captive
      And "Jean-Luc Picard" is now aboard "Federation Outpost"
      And "Interrogation" is now in Alice's discard pile
      And nothing else has changed

    Example: Picard, who is Alice's for now, is Bob's again, and no place but the outpost receives him
      Given these made-up cards:
        | card        | type     | class   | affiliations |
        | Old Station | facility | station | Federation   |
      And "Jean-Luc Picard" is controlled by Alice
      And Bob has:
        | card            | where           |
        | Old Station     | at "Excavation" |
        | Klingon Outpost | in hand         |
      When Alice uses "Interrogation" on "Jean-Luc Picard"
      And Bob chooses the word "five"
      Then Alice now has 10 points
      And "Jean-Luc Picard" is no longer captive
      And "Jean-Luc Picard" is now controlled by Bob
      And "Jean-Luc Picard" is now aboard "Federation Outpost"
      And "Interrogation" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-38-interrogation-02
  Rule: Anything else scores one point, and the interrogation goes on

    Background:
      Given Bob has:
        | card            | where                    | state   |
        | Jean-Luc Picard | aboard "Romulan Outpost" | captive |
      And Alice has:
        | card          | where                |
        | Interrogation | on "Jean-Luc Picard" |

    Example: Picard sees four lights, and is asked again on the next turn
      When Alice uses "Interrogation" on "Jean-Luc Picard"
      And Bob chooses the word "four"
      Then Alice now has 1 point
      And "Jean-Luc Picard" is still captive
      And "Interrogation" is still on "Jean-Luc Picard"
      When play goes on until Alice's second turn
      And Alice uses "Interrogation" on "Jean-Luc Picard"
      And Bob chooses the word "four"
      Then Alice now has 2 points
      And "Jean-Luc Picard" is still aboard "Romulan Outpost"
      And nothing else has changed

  @ruling=faq96-38-interrogation-03
  Rule: The points of earlier turns are kept

    Background:
      Given Bob has:
        | card               | where                      | state   |
        | Federation Outpost | at "Wormhole Negotiations" |         |
        | Jean-Luc Picard    | aboard "Romulan Outpost"   | captive |
      And Alice has:
        | card          | where                |
        | Interrogation | on "Jean-Luc Picard" |

    Example: he gives in on the second turn, and that makes eleven
      When Alice uses "Interrogation" on "Jean-Luc Picard"
      And Bob chooses the word "four"
      And play goes on until Alice's second turn
      And Alice uses "Interrogation" on "Jean-Luc Picard"
      And Bob chooses the word "five"
      Then Alice now has 11 points
      And "Jean-Luc Picard" is no longer captive
      And "Jean-Luc Picard" is now aboard "Federation Outpost"
      And "Interrogation" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-38-interrogation-04
  Rule: Four fours and a five are fourteen points

    Background:
      Given Bob has:
        | card               | where                      | state   |
        | Federation Outpost | at "Wormhole Negotiations" |         |
        | Jean-Luc Picard    | aboard "Romulan Outpost"   | captive |
      And Alice has:
        | card          | where                |
        | Interrogation | on "Jean-Luc Picard" |

    Example: he withstands for four turns
      When Alice uses "Interrogation" on "Jean-Luc Picard"
      And Bob chooses the word "four"
      And play goes on until Alice's second turn
      And Alice uses "Interrogation" on "Jean-Luc Picard"
      And Bob chooses the word "four"
      And play goes on until Alice's second turn
      And Alice uses "Interrogation" on "Jean-Luc Picard"
      And Bob chooses the word "four"
      And play goes on until Alice's second turn
      And Alice uses "Interrogation" on "Jean-Luc Picard"
      And Bob chooses the word "four"
      Then Alice now has 4 points
      When play goes on until Alice's second turn
      And Alice uses "Interrogation" on "Jean-Luc Picard"
      And Bob chooses the word "five"
      Then Alice now has 14 points
      And "Jean-Luc Picard" is no longer captive
      And "Jean-Luc Picard" is now aboard "Federation Outpost"
      And "Interrogation" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-38-interrogation-05
  Rule: What a captive has yielded is kept when he is rescued

    Background:
      Given Bob has:
        | card               | where                      | state   |
        | Federation Outpost | at "Wormhole Negotiations" |         |
        | Jean-Luc Picard    | aboard "Romulan Outpost"   | captive |
        | Rescue Captives    | in hand                    |         |

    Example: the point for his first four stays
      Given Alice has:
        | card          | where                |
        | Interrogation | on "Jean-Luc Picard" |
      When Alice uses "Interrogation" on "Jean-Luc Picard"
      And Bob chooses the word "four"
      And Bob plays "Rescue Captives"
      Then Alice still has 1 point
      And "Jean-Luc Picard" is no longer captive
      And "Jean-Luc Picard" is now aboard "Federation Outpost"
      And "Interrogation" is now in Alice's discard pile
      And "Rescue Captives" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-38-interrogation-06
  Rule: Several captives are interrogated at a time, each by a card of his own

    Background:
      Given Bob has:
        | card            | where                    | state   |
        | Jean-Luc Picard | aboard "Romulan Outpost" | captive |
        | Worf            | aboard "Romulan Outpost" | captive |

    @part=several
    Example: two cards, two captives, and two points in one turn
      Given Alice has:
        | card                   | where                |
        | Interrogation [first]  | on "Jean-Luc Picard" |
        | Interrogation [second] | on "Worf"            |
      When Alice uses "Interrogation" [first] on "Jean-Luc Picard"
      And Bob chooses the word "four"
      And Alice uses "Interrogation" [second] on "Worf"
      And Bob chooses the word "four"
      Then Alice now has 2 points
      And "Jean-Luc Picard" and "Worf" are still captive
      And nothing else has changed

    @part=own-card
    Example: the card for Picard does not do for Worf
      Given Alice has:
        | card          | where                |
        | Interrogation | on "Jean-Luc Picard" |
      When Alice uses "Interrogation" on "Worf"
      Then that is illegal
      And nothing else has changed
