Feature: Senior Staff Meeting in 1996
  Whoever has the staff for it, the first dilemma that his ship encounters is discarded.

  Background:
    Given the spaceline:
      | mission                     |
      | Explore Interstellar Matter |
    And Alice has:
      | card       | where                            |
      | Runabout   | at "Explore Interstellar Matter" |
      | Roga Danar | aboard "Runabout"                |
      | Vekor      | aboard "Runabout"                |

  @ruling=faq96-39-senior-staff-meeting-01
  Rule: Senior Staff Meeting may be played on the opponent, if he has the staff aboard

    Background:
      Given Bob has:
        | card                 | where                               |
        | Menthar Booby Trap   | under "Explore Interstellar Matter" |
        | Senior Staff Meeting | in hand                             |

    Example: Bob has Alice's staff meet, and the booby trap is discarded
      Given Alice has:
        | card             | where             |
        | William T. Riker | aboard "Runabout" |
      When Alice attempts "Explore Interstellar Matter"
      And Bob responds with "Senior Staff Meeting" on "Runabout"
      Then "Menthar Booby Trap" is no longer under "Explore Interstellar Matter"
      And "Menthar Booby Trap" is now in Bob's discard pile
      And "Menthar Booby Trap" has not been overcome
      And "Senior Staff Meeting" is now in Bob's discard pile
      And nothing else has changed

    Example: without an officer there is no meeting, whatever officer Bob has elsewhere
      Given Alice has:
        | card  | where             |
        | Mirok | aboard "Runabout" |
      And Bob has:
        | card             | where                            |
        | Bortas           | at "Explore Interstellar Matter" |
        | William T. Riker | aboard "Bortas"                  |
      When Alice attempts "Explore Interstellar Matter"
      And Bob responds with "Senior Staff Meeting" on "Runabout"
      Then that is illegal
      And "Senior Staff Meeting" is still in Bob's hand

  @ruling=faq96-39-senior-staff-meeting-02
  Rule: A mis-seed that comes up first does not use up the meeting

    Background:
      Given Alice has:
        | card                 | where             |
        | William T. Riker     | aboard "Runabout" |
        | Senior Staff Meeting | in hand           |

    @frame=open
    Example: the planet dilemma is ignored, and the booby trap behind it is discarded
      Given the seeds under "Explore Interstellar Matter" hold in order:
        | card                 |
        | Armus - Skin of Evil |
        | Menthar Booby Trap   |
      When Alice attempts "Explore Interstellar Matter"
      And Alice responds with "Senior Staff Meeting" on "Runabout"
      Then "Menthar Booby Trap" has been encountered
      And "Menthar Booby Trap" is no longer under "Explore Interstellar Matter"
      And "Menthar Booby Trap" has not been overcome
      And "Menthar Booby Trap" is now in Bob's discard pile
      And "Roga Danar", "Vekor" and "William T. Riker" are still aboard "Runabout"

  @ruling=faq96-39-senior-staff-meeting-03
  Rule: A mis-seed that is found in an attempt is not encountered

    @frame=open
    Example: Armus has no power in space, and the booby trap behind him has
      Given the seeds under "Explore Interstellar Matter" hold in order:
        | card                 |
        | Armus - Skin of Evil |
        | Menthar Booby Trap   |
      When Alice attempts "Explore Interstellar Matter"
      Then "Armus - Skin of Evil" has not been encountered
      And "Menthar Booby Trap" has been encountered
      And "Roga Danar" and "Vekor" are still aboard "Runabout"
