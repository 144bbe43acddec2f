Feature: Senior Staff Meeting
  Just before the initial attempt of a space mission the senior staff meets, and the first dilemma is discarded.

  Background:
    Given the spaceline:
      | mission               |
      | Explore Black Cluster |
    And Alice has:
      | card              | where                      |
      | U.S.S. Enterprise | at "Explore Black Cluster" |
      | Beverly Picard    | aboard "U.S.S. Enterprise" |
      | Michael Eddington | aboard "U.S.S. Enterprise" |
      | Mendon            | aboard "U.S.S. Enterprise" |

  @ruling=1eS-senior-staff-meeting-01
  Rule: Once the staff has met, nothing else is done before the attempt begins

    Background:
      Given Alice has:
        | card                 | where   |
        | Senior Staff Meeting | in hand |
      And Bob has:
        | card             | where                         |
        | Ancient Computer | under "Explore Black Cluster" |
        | Long-Range Scan  | in hand                       |

    @part=opponent
    Example: Bob does not scan the ship while it prepares
      When Alice attempts "Explore Black Cluster"
      And Alice responds with "Senior Staff Meeting" on "U.S.S. Enterprise"
      And Bob responds with "Long-Range Scan" on "U.S.S. Enterprise"
      Then that is illegal
      And "Long-Range Scan" is still in Bob's hand

    @part=player
    Example: nor does Alice do anything else
      Given Alice has:
        | card                               | where   |
        | Distortion of Space/Time Continuum | in hand |
      When Alice attempts "Explore Black Cluster"
      And Alice responds with "Senior Staff Meeting" on "U.S.S. Enterprise"
      And Alice responds with "Distortion of Space/Time Continuum" on "U.S.S. Enterprise"
      Then that is illegal
      And "Distortion of Space/Time Continuum" is still in Alice's hand

    Example: the staff meets, and the computer is discarded
      When Alice attempts "Explore Black Cluster"
      And Alice responds with "Senior Staff Meeting" on "U.S.S. Enterprise"
      Then that is legal
      And "Ancient Computer" has not been overcome
      And "Ancient Computer" is now in Bob's discard pile
      And "Senior Staff Meeting" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eS-senior-staff-meeting-02
  Rule: Amanda Rogers may nullify the meeting before the attempt begins

    Example: Bob answers, and the computer is met
      Given Alice has:
        | card                 | where   |
        | Senior Staff Meeting | in hand |
      And Bob has:
        | card             | where                         |
        | Ancient Computer | under "Explore Black Cluster" |
        | Amanda Rogers    | in hand                       |
      When Alice attempts "Explore Black Cluster"
      And Alice responds with "Senior Staff Meeting" on "U.S.S. Enterprise"
      And Bob responds with "Amanda Rogers"
      Then "Senior Staff Meeting" has been nullified
      And "Ancient Computer" has been failed
      And "Ancient Computer" is still under "Explore Black Cluster"

  @ruling=1eS-senior-staff-meeting-03
  Rule: Whoever had the meeting nullified must begin the attempt all the same

    Example: Alice is not asked whether she would rather not
      Given Alice has:
        | card                 | where   |
        | Senior Staff Meeting | in hand |
      And Bob has:
        | card             | where                         |
        | Ancient Computer | under "Explore Black Cluster" |
        | Amanda Rogers    | in hand                       |
      When Alice attempts "Explore Black Cluster"
      And Alice responds with "Senior Staff Meeting" on "U.S.S. Enterprise"
      And Bob responds with "Amanda Rogers"
      Then "Ancient Computer" has been encountered
      And "Beverly Picard", "Michael Eddington" and "Mendon" are now stopped
      And "U.S.S. Enterprise" is now stopped
      And "Senior Staff Meeting" is now in Alice's discard pile
      And "Amanda Rogers" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-senior-staff-meeting-04
  Rule: Whoever had the meeting nullified does not call another

    Background:
      Given Alice has:
        | card                          | where   |
        | Senior Staff Meeting [first]  | in hand |
        | Senior Staff Meeting [second] | in hand |
      And Bob has:
        | card             | where                         |
        | Ancient Computer | under "Explore Black Cluster" |
        | Amanda Rogers    | in hand                       |

    Example: the second copy stays in hand
      When Alice attempts "Explore Black Cluster"
      And Alice responds with "Senior Staff Meeting" [first] on "U.S.S. Enterprise"
      And Bob responds with "Amanda Rogers"
      And Alice responds with "Senior Staff Meeting" [second] on "U.S.S. Enterprise"
      Then that is illegal
      And "Senior Staff Meeting" [second] is still in Alice's hand
      And "Ancient Computer" has been encountered

    Example: either copy may be the first
      When Alice attempts "Explore Black Cluster"
      And Alice responds with "Senior Staff Meeting" [second] on "U.S.S. Enterprise"
      Then that is legal

  @ruling=1eS-senior-staff-meeting-05
  Rule: The initial attempt of a mission is the first that any player makes

    Background:
      Given Alice has:
        | card                 | where   |
        | Senior Staff Meeting | in hand |
      And these locations:
        | location     | seeded by | quadrant |
        | Test Mission | Bob       | Alpha    |
      And it is Bob's turn
      And Bob has:
        | card         | where                 |
        | I.K.S. Buruk | at "Test Mission"     |
        | Klag         | aboard "I.K.S. Buruk" |

    Example: what Bob attempted elsewhere does not matter
      Given this has happened:
        | action                      |
        | Bob attempts "Test Mission" |
        | Bob ends the turn           |
      When Alice attempts "Explore Black Cluster"
      And Alice responds with "Senior Staff Meeting" on "U.S.S. Enterprise"
      Then that is legal

    @part=opponent
    Example: where he attempted first, hers is not the initial attempt
      Given "I.K.S. Buruk" is at "Explore Black Cluster"
      And this has happened:
        | action                               |
        | Bob attempts "Explore Black Cluster" |
        | Bob ends the turn                    |
      When Alice attempts "Explore Black Cluster"
      And Alice responds with "Senior Staff Meeting" on "U.S.S. Enterprise"
      Then that is illegal

    @part=player
    Example: nor is her own second one
      Given it is Alice's turn
      And this has happened:
        | action                                 |
        | Alice attempts "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And Alice responds with "Senior Staff Meeting" on "U.S.S. Enterprise"
      Then that is illegal

    Example: what Bob's Borg did when they scouted there was no attempt
      Given Bob has:
        | card              | where                           | state                             |
        | Establish Gateway | on the table                    | targeting "Explore Black Cluster" |
        | Borg Sphere       | at "Explore Black Cluster"      |                                   |
        | Guard Drone       | aboard "Borg Sphere"            |                                   |
      And this has happened:
        | action                                                |
        | Bob scouts "Explore Black Cluster" from "Borg Sphere" |
        | Bob ends the turn                                     |
      When Alice attempts "Explore Black Cluster"
      And Alice responds with "Senior Staff Meeting" on "U.S.S. Enterprise"
      Then that is legal

  @ruling=1eS-senior-staff-meeting-06
  Rule: The meeting is not called where the opponent has attempted the mission

    Background:
      Given Alice has:
        | card                 | where   |
        | Senior Staff Meeting | in hand |
      And Bob has:
        | card             | where                         |
        | I.K.S. Buruk     | at "Explore Black Cluster"    |
        | Klag             | aboard "I.K.S. Buruk"         |
        | Ancient Computer | under "Explore Black Cluster" |

    Example: Bob has met the computer before her
      Given it is Bob's turn
      And this has happened:
        | action                               |
        | Bob attempts "Explore Black Cluster" |
        | Bob ends the turn                    |
      When Alice attempts "Explore Black Cluster"
      And Alice responds with "Senior Staff Meeting" on "U.S.S. Enterprise"
      Then that is illegal
      And "Ancient Computer" is still under "Explore Black Cluster"

    Example: Bob is there and has not attempted anything
      When Alice attempts "Explore Black Cluster"
      And Alice responds with "Senior Staff Meeting" on "U.S.S. Enterprise"
      Then that is legal
      And "Ancient Computer" is now in Bob's discard pile
      And "Senior Staff Meeting" is now in Alice's discard pile
      And nothing else has changed

  @ruling=1eS-senior-staff-meeting-07
  Rule: A Q-Flash is not discarded, but takes its course

    Example: cards come as usual, and the computer behind them is discarded
      Given Alice has:
        | card                 | where   |
        | Senior Staff Meeting | in hand |
      And the seeds under "Explore Black Cluster" hold in order:
        | card             |
        | Q-Flash          |
        | Ancient Computer |
      And Bob's Q-Continuum holds in order:
        | card     |
        | Door-Net |
      When Alice attempts "Explore Black Cluster"
      And Alice responds with "Senior Staff Meeting" on "U.S.S. Enterprise"
      Then "Q-Flash" has been encountered
      And "Ancient Computer" is no longer under "Explore Black Cluster"
      And "Senior Staff Meeting" is now in Alice's discard pile
      And "Q-Flash" is now in Bob's discard pile
      And "Door-Net" is now face up
      And nothing else has changed

  @ruling=1eS-senior-staff-meeting-08
  Rule: A dilemma of Q that comes in the Q-Flash is the first dilemma

    Example: hide and seek is not played, and the computer is met
      Given Alice has:
        | card                 | where   |
        | Senior Staff Meeting | in hand |
      And the seeds under "Explore Black Cluster" hold in order:
        | card             |
        | Q-Flash          |
        | Ancient Computer |
      And Bob's Q-Continuum holds in order:
        | card          |
        | Hide and Seek |
      When Alice attempts "Explore Black Cluster"
      And Alice responds with "Senior Staff Meeting" on "U.S.S. Enterprise"
      Then "Hide and Seek" has been encountered
      And "Ancient Computer" has been failed
      And "Ancient Computer" is still under "Explore Black Cluster"

  @ruling=1eS-senior-staff-meeting-09
  Rule: Where no dilemma is met, the meeting yields nothing

    Example: the Q-Flash brings no dilemma, and nothing is discarded
      Given Alice has:
        | card                 | where   |
        | Senior Staff Meeting | in hand |
      And the seeds under "Explore Black Cluster" hold in order:
        | card    |
        | Q-Flash |
      And Bob's Q-Continuum holds in order:
        | card     |
        | Door-Net |
      When Alice attempts "Explore Black Cluster"
      And Alice responds with "Senior Staff Meeting" on "U.S.S. Enterprise"
      Then "Q-Flash" has been encountered
      And "Senior Staff Meeting" is now in Alice's discard pile
      And "Explore Black Cluster" is still not completed
      And "Q-Flash" is now in Bob's discard pile
      And "Door-Net" is now face up
      And nothing else has changed

  @ruling=1eS-senior-staff-meeting-10
  Rule: What was of no use in one attempt is of none in another

    Example: the first mission had no dilemma, and the computer is met at the second
      Given Alice has:
        | card                 | where             |
        | Senior Staff Meeting | in hand           |
        | Runabout             | at "Test Mission" |
        | Calloway             | aboard "Runabout" |
      And these locations:
        | location     | quadrant |
        | Test Mission | Alpha    |
      And Bob has:
        | card             | where                |
        | Ancient Computer | under "Test Mission" |
      When Alice attempts "Explore Black Cluster"
      And Alice responds with "Senior Staff Meeting" on "U.S.S. Enterprise"
      And Alice attempts "Test Mission"
      Then "Ancient Computer" has been failed
      And "Ancient Computer" is still under "Test Mission"

  @ruling=1eS-senior-staff-meeting-11
  Rule: A mis-seed is not the first dilemma

    Example: an interrupt seeded there is passed over, and the computer is discarded
      Given Alice has:
        | card                 | where   |
        | Senior Staff Meeting | in hand |
      And the seeds under "Explore Black Cluster" hold in order:
        | card             |
        | Hugh             |
        | Ancient Computer |
      When Alice attempts "Explore Black Cluster"
      And Alice responds with "Senior Staff Meeting" on "U.S.S. Enterprise"
      Then "Ancient Computer" has been encountered
      And "Ancient Computer" is no longer under "Explore Black Cluster"
      And "Ancient Computer" has not been overcome
      And "Senior Staff Meeting" is now in Alice's discard pile
      And "Hugh" is now out of play
      And nothing else has changed

  @ruling=1eS-senior-staff-meeting-12
  Rule: Of a combo only the first part is discarded

    Example: the computer is passed by, and the doctor overcomes the virus
      Given Alice has:
        | card                 | where   |
        | Senior Staff Meeting | in hand |
      And Bob has:
        | card                          | where                         |
        | Ancient Computer & Microvirus | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And Alice responds with "Senior Staff Meeting" on "U.S.S. Enterprise"
      Then "Ancient Computer & Microvirus" has been overcome

  @ruling=1eS-senior-staff-meeting-13
  Rule: The second part of a combo is faced at once

    Example: the virus is met in the same attempt, and the dilemma behind it, too
      Given Alice has:
        | card                 | where   |
        | Senior Staff Meeting | in hand |
      And the seeds under "Explore Black Cluster" hold in order:
        | card                          |
        | Ancient Computer & Microvirus |
        | Gravitic Mine                 |
      When Alice attempts "Explore Black Cluster"
      And Alice responds with "Senior Staff Meeting" on "U.S.S. Enterprise"
      Then "Ancient Computer & Microvirus" is no longer under "Explore Black Cluster"
      And "Ancient Computer & Microvirus" has been overcome
      And "Gravitic Mine" has been encountered
      And "U.S.S. Enterprise" is now damaged
      And "U.S.S. Enterprise", "Beverly Picard", "Michael Eddington" and "Mendon" are now stopped
      And "Senior Staff Meeting" is now in Alice's discard pile
      And "Gravitic Mine" is now in Bob's discard pile
      And nothing else has changed
